import type { Meta, StoryObj } from '@storybook/react-vite'
import { SimulatedNote } from './simulated-note.tsx'

const meta: Meta<typeof SimulatedNote> = {
  title: 'Components/Feedback/Simulated note',
  component: SimulatedNote,
}
export default meta
type Story = StoryObj<typeof meta>

export const Note: Story = { parameters: { pictures: 'once', width: 360 } }
