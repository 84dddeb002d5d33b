import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { WriterNote } from './writer-note.tsx'

const meta: Meta<typeof WriterNote> = {
  title: 'Components/Feedback/Writer note',
  component: WriterNote,
  parameters: { width: 320 },
}
export default meta
type Story = StoryObj<typeof meta>

export const Rules: Story = {
  args: { writer: 'rules' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Template draft (no AI)')).toBeVisible()
  },
}
export const Engine: Story = { args: { writer: 'ai' } }
