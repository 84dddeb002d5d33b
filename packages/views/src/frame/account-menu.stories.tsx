import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AccountMenu } from './account-menu.tsx'

const meta: Meta<typeof AccountMenu> = {
  title: 'Screens/Everywhere/Parts/Account menu',
  component: AccountMenu,
  parameters: { width: 208 },
  args: { user: { name: 'Órla Fahy', detail: 'orla@nightjar.example' }, onLogOut: fn(), place: 'side' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const LoggingOut: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: 'Log out' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Account menu/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await expect(args.onLogOut).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Log out' })).toBeNull()
  },
}

export const Open: Story = {
  parameters: { layout: 'fullscreen', widths: [390] },
  args: {
    place: 'bar',
    entries: [{ id: 'integrations', label: 'Integrations', href: '/0/integrations', icon: 'integrations' }],
    onHelp: fn(),
    user: {
      name: 'Órla Fahy',
      detail: 'orla@nightjar.example',
      scheme: { value: 'system', onChange: fn() },
    },
  },
  decorators: [(Story) => <div style={{ height: 320 }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const open = () => userEvent.click(canvas.getByRole('button', { name: /^Account menu/ }))
    await open()
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }))
    await expect(args.onHelp).toHaveBeenCalledOnce()
    await open()
    await expect(canvas.getByRole('link', { name: 'Integrations' })).toHaveAttribute(
      'href',
      '/0/integrations',
    )
  },
}
