import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pill } from './pill.tsx'
import { Stack } from './stack.tsx'

const meta: Meta<typeof Stack> = {
  title: 'Foundations/Layout/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Pill status="live">Live</Pill>
        <Pill status="pending">In review</Pill>
        <Pill status="stopped">Stopped</Pill>
      </>
    ),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Column: Story = { args: { align: 'start' } }
