import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from './row.tsx'
import { Pill } from './pill.tsx'

const meta: Meta<typeof Row> = {
  title: 'Foundations/Layout/Row',
  component: Row,
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

export const InALine: Story = { args: { gap: 8 } }
export const Apart: Story = { args: { justify: 'between' }, parameters: { width: 480 } }
