import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { OfflineNote } from './offline-note.tsx'

const meta: Meta<typeof OfflineNote> = {
  title: 'Components/Feedback/Offline note',
  component: OfflineNote,
  parameters: { width: 390 },
}
export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  args: { isShown: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('You’re offline.')
  },
}
