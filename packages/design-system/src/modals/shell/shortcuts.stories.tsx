import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ShortcutsModal } from './shortcuts.tsx'

const meta: Meta<typeof ShortcutsModal> = {
  title: 'Screens/Everywhere/Modals/Shortcuts',
  component: ShortcutsModal,
  parameters: { width: 520 },
  args: {
    shortcuts: [
      { id: 'search', label: 'Search pages, brands and ads', keys: ['Ctrl', 'K'] },
      { id: 'shortcuts', label: 'Show keyboard shortcuts', keys: ['?'] },
      { id: 'undo', label: 'Undo the last change', keys: ['Ctrl', 'Z'] },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expect(modal.getByText('Undo the last change')).toBeVisible()
  },
}
