import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster } from './cluster.tsx'
import { Pill } from './pill.tsx'

const meta: Meta<typeof Cluster> = {
  title: 'Foundations/Layout/Cluster',
  component: Cluster,
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

export const Wrapped: Story = { args: { gap: 8 }, parameters: { width: 220 } }
export const LinesCloserThanChildren: Story = { args: { gap: 16, rowGap: 4 }, parameters: { width: 220 } }
