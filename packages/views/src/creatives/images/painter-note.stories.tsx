import type { Meta, StoryObj } from '@storybook/react-vite'
import { PainterNote } from './painter-note.tsx'

const meta: Meta<typeof PainterNote> = {
  title: 'Screens/Edit an ad/Parts/Painter note',
  component: PainterNote,
  parameters: { width: 420 },
  args: { writer: 'rules' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Rules: Story = {}

export const Ai: Story = { name: 'AI', parameters: { pictures: 'once' }, args: { writer: 'ai' } }
