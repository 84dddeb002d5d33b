import { balloonStatuses } from '@aloft/domain/balloons/balloon-status.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Cluster } from '../primitives/cluster.tsx'
import { Row } from '../primitives/row.tsx'
import { StatusPill } from './status-pill.tsx'

const meta: Meta<typeof StatusPill> = {
  title: 'Components/Data/Status pill',
  component: StatusPill,
  args: { status: 'IN_PROGRESS' },
}
export default meta
type Story = StoryObj<typeof meta>

/** The pill matrix (LST-06, OPN-94): every status by its name in lists and cards. */
export const Every: Story = {
  parameters: { width: 460 },
  render: () => (
    <Cluster gap={8}>
      {balloonStatuses.map((status) => (
        <StatusPill key={status} status={status} />
      ))}
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    const pills = [...canvasElement.querySelectorAll('[data-picture] > * > *')]
    await expect(pills.map(({ textContent }) => textContent)).toEqual([
      'Draft',
      'Pending',
      'In review',
      'Learning',
      'Live',
      'Ending soon',
      'Stopped',
      'Rejected',
      'Refund pending',
      'Pending payment',
      'Ended',
      'No longer offered',
    ])
  },
}

export const OlderNames: Story = {
  render: () => (
    <Row gap={8}>
      <StatusPill status="workInProgress" />
      <StatusPill status="LIVE" />
      <StatusPill status="approved" />
      <StatusPill status="half_baked" />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const pills = within(canvasElement)
    await expect(pills.getByText('Draft')).toBeVisible()
    await expect(pills.getAllByText('Live')).toHaveLength(2)
    await expect(pills.getByText('No longer offered')).toBeVisible()
  },
}
