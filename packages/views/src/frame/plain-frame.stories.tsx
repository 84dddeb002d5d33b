import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Heading } from '@aloft/design-system/primitives/heading'
import { PlainFrame } from './plain-frame.tsx'

const meta: Meta<typeof PlainFrame> = {
  title: 'Screens/Everywhere/Parts/Plain frame',
  component: PlainFrame,
  parameters: { layout: 'fullscreen', widths: [1440, 820, 390] },
  args: {
    homeHref: '/',
    children: (
      <Heading level={1} size={44}>
        Three quick questions, then your website.
      </Heading>
    ),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const OneColumn: Story = {}

export const WithAWayBack: Story = {
  parameters: { pictures: 'once', pictureOf: 'header', widths: [820] },
  args: { back: { href: '#launch', label: 'Not now' }, width: 'wide' },
}

export const SignedIn: Story = {
  parameters: { pictureOf: 'header' },
  args: {
    account: { email: 'orla@nightjar.example', onLogOut: fn() },
    back: { href: '#launch', label: 'Not now' },
  },
  play: async ({ canvasElement, args }) => {
    const header = within(within(canvasElement).getByRole('banner'))
    await expect(header.getByText('orla@nightjar.example')).toBeVisible()
    await userEvent.click(header.getByRole('button', { name: 'Log out' }))
    await expect(args.account?.onLogOut).toHaveBeenCalledOnce()
  },
}
