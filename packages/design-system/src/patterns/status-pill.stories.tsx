import { balloonStatuses } from '@aloft/domain/balloons/balloon-status.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../primitives/stack.tsx'
import { StatusPill } from './status-pill.tsx'

const meta: Meta<typeof StatusPill> = {
  title: 'Patterns/Status pill',
  component: StatusPill,
  args: { status: 'IN_PROGRESS' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Every: Story = {
  parameters: { width: 460 },
  render: () => (
    <Stack direction="row" gap={8} wraps>
      {balloonStatuses.map((status) => (
        <StatusPill key={status} status={status} />
      ))}
    </Stack>
  ),
}

export const OlderNames: Story = {
  render: () => (
    <Stack direction="row" gap={8}>
      <StatusPill status="workInProgress" />
      <StatusPill status="LIVE" />
      <StatusPill status="half_baked" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const pills = within(canvasElement)
    await expect(pills.getByText('Draft')).toBeVisible()
    await expect(pills.getByText('Live')).toBeVisible()
    await expect(pills.getByText('No longer offered')).toBeVisible()
  },
}
