import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FrameMenu, MenuItem } from './frame-menu.tsx'

const choose = fn()

const meta: Meta<typeof FrameMenu> = {
  title: 'Screens/Everywhere/Parts/Frame menu',
  component: FrameMenu,
  parameters: { width: 320 },
  args: {
    place: 'barStart',
    opener: { className: '', content: 'Open' },
    children: (
      <>
        <MenuItem label="Settings" icon="settings" href="/0/account-settings" />
        <MenuItem label="Log out" icon="log-out" onPress={choose} />
      </>
    ),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const OpensAndCloses: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const opener = page.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Log out' }))
    await expect(choose).toHaveBeenCalledOnce()
    await expect(page.queryByRole('button', { name: 'Log out' })).toBeNull()
  },
}
