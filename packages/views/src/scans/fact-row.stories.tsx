import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '@aloft/design-system/primitives/text'
import { Confidence } from './evidence.tsx'
import { FactRow } from './fact-row.tsx'

const meta: Meta<typeof FactRow> = {
  title: 'Screens/Brand and briefs/Parts/Fact row',
  component: FactRow,
  parameters: { width: 700 },
  decorators: [(Story) => <div style={{ containerType: 'inline-size' }}>{Story()}</div>],
  render: (args) => (
    <>
      <FactRow {...args} />
      <FactRow label="Founded">
        <Text size={16}>1987</Text>
      </FactRow>
    </>
  ),
  args: {
    label: 'In one sentence',
    aside: <Confidence kind="certain" />,
    children: (
      <Text size={16}>
        A family bench in Galway that blows, turns and wires table lamps, and repairs anyone’s.
      </Text>
    ),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}

export const Narrow: Story = { parameters: { width: 340 } }
