import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from './stack.tsx'
import { Text } from './text.tsx'

const meta: Meta<typeof Text> = {
  title: 'Foundations/Type/Text',
  component: Text,
  args: { children: 'Skipped: one page was missing. Everything else was read.' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={8}>
      <Text {...args} size={16} />
      <Text {...args} size={14} />
      <Text {...args} size={13} />
      <Text {...args} size={12} />
    </Stack>
  ),
}

export const Tones: Story = {
  render: () => (
    <Stack gap={8}>
      <Text tone="ink">Ink, for what is read first</Text>
      <Text tone="soft">Soft, for what explains it</Text>
      <Text tone="faint">Faint, for captions and counts</Text>
      <Text tone="live">It went live at 14:32</Text>
      <Text tone="ending">It ends on Monday</Text>
      <Text tone="rejected">It was rejected</Text>
    </Stack>
  ),
}

export const Weights: Story = {
  render: (args) => (
    <Stack gap={8}>
      <Text {...args} weight="regular" />
      <Text {...args} weight="medium" />
      <Text {...args} weight="strong" />
    </Stack>
  ),
}

export const FiguresInColumns: Story = {
  parameters: { width: 120 },
  render: () => (
    <Stack gap={4}>
      {['€142.80', '€104.90', '€11.11'].map((sum) => (
        <Text key={sum} align="end" figures="tabular">
          {sum}
        </Text>
      ))}
    </Stack>
  ),
}

export const CutAtTheEdge: Story = { args: { wrap: 'cut' }, parameters: { width: 220 } }
