import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Heading } from '@aloft/design-system/primitives/heading'
import { brandMenuFixture, everyAccountEntry, everyEntry, frameFixture } from './app-frame.fixtures.ts'
import { NavBarFrame } from './nav-bar-frame.tsx'

const meta: Meta<typeof NavBarFrame> = {
  title: 'Screens/Everywhere/Parts/Nav bar frame',
  component: NavBarFrame,
  parameters: { layout: 'fullscreen', widths: [1440, 820, 390] },
  args: {
    ...frameFixture,
    entries: everyEntry,
    accountEntries: everyAccountEntry,
    brandMenu: brandMenuFixture,
    notifications: { count: 120, href: '/0?modal=notifications' },
    onSearch: fn(),
    onHelp: fn(),
    onLogOut: fn(),
    children: (
      <Heading level={1} size={44}>
        A wide screen stands here.
      </Heading>
    ),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ args, canvasElement }) => {
    const frame = within(canvasElement)
    const navigation = within(frame.getByRole('navigation', { name: 'Brand' }))
    await expect(navigation.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(frame.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await userEvent.click(frame.getByRole('button', { name: /^Account menu/ }))
    await expect(frame.getByRole('link', { name: 'Plan and billing' })).toBeVisible()
    await userEvent.click(frame.getByRole('button', { name: 'Log out' }))
    await expect(args.onLogOut).toHaveBeenCalledOnce()
  },
}
