import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton.tsx'
import { Stack } from './stack.tsx'
import { Row } from './row.tsx'

const meta: Meta<typeof Skeleton> = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: { width: 342 },
  args: { width: '70%', height: 14 },
}
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const Block: Story = { args: { shape: 'block', width: '100%', height: 160 } }
export const Person: Story = {
  render: () => (
    <Row gap={12}>
      <Skeleton shape="circle" width={32} height={32} />
      <Stack gap={8}>
        <Skeleton width={140} height={12} />
        <Skeleton width={90} height={10} />
      </Stack>
    </Row>
  ),
}
