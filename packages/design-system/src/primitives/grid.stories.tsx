import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid, type GridProps } from './grid.tsx'
import { Pill } from './pill.tsx'

const meta: Meta<GridProps> = {
  title: 'Foundations/Layout/Grid',
  component: Grid,
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
type Story = StoryObj<GridProps>

export const AsManyAsFit: Story = { args: { columnWidth: 140, gap: 8 }, parameters: { width: 480 } }
export const OneColumn: Story = { args: { columnWidth: 140, gap: 8 }, parameters: { width: 220 } }
export const TwoColumns: Story = { args: { columns: 2, gap: 8 }, parameters: { width: 480 } }
export const FewStretched: Story = {
  args: { columnWidth: 140, gap: 8, isStretched: true },
  parameters: { width: 800 },
}
