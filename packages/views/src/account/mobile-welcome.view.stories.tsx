import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { frameFixture } from '../frame/app-frame.fixtures.ts'
import { AppFrame } from '../frame/app-frame.tsx'
import { MobileWelcomeView } from './mobile-welcome.view.tsx'

const meta: Meta<typeof MobileWelcomeView> = {
  title: 'Screens/Sign up and log in/Mobile welcome',
  component: MobileWelcomeView,
  parameters: { layout: 'fullscreen', pictureOf: 'main', widths: [390] },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <AppFrame {...frameFixture} onLogOut={fn()}>
        {Story()}
      </AppFrame>
    ),
  ],
  args: { isPhone: true, email: 'orla@nightjar.example', onSendLink: fn(), continueHref: '/0/list' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Phone: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'Welcome on your phone.' })).toBeVisible()
    await expect(
      within(page.getByRole('region', { name: 'Works well here' })).getAllByRole('listitem'),
    ).toHaveLength(4)
    const wide = within(page.getByRole('region', { name: 'Easier on a wide screen' }))
    await expect(wide.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(wide.getByRole('button', { name: 'Email me a link' }))
    await expect(args.onSendLink).toHaveBeenCalledOnce()
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/0/list')
  },
}

export const Sending: Story = { args: { isPending: true } }

export const Sent: Story = {
  args: { isSent: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(/^We’ve sent a link to/)).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Email me a link' })).toBeNull()
  },
}

export const TooMany: Story = { args: { failure: 'tooManyAttempts', waitSeconds: 2400 } }

export const LongAddress: Story = {
  args: { email: 'orla.fahy.of.the.lamp.workshop.on.the.quay.in.galway@nightjar-lamps-and-lanterns.example' },
}

/** What a wider window shows, such as a phone turned on its side. */
export const WiderWindow: Story = {
  args: { isPhone: false },
  parameters: { widths: [820, 1440] },
  globals: { viewport: { value: undefined } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'You have plenty of room.' })).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Email me a link' })).toBeNull()
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/0/list')
  },
}
