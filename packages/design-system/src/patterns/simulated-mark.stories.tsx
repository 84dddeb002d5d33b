import type { Meta, StoryObj } from '@storybook/react-vite'
import { SimulatedMark } from './simulated-mark.tsx'

const meta: Meta<typeof SimulatedMark> = {
  title: 'Components/Feedback/Simulated mark',
  component: SimulatedMark,
}
export default meta
type Story = StoryObj<typeof meta>

export const Mark: Story = { parameters: { pictures: 'once', width: 160 } }
