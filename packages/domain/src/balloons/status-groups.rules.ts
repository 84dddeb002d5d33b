import type { BalloonStatus } from './balloon-status.rules.ts'

/** The groups in which the overview shows a brand's ads, in this order. */
export const statusGroups = ['live', 'waiting', 'rejected', 'stopped', 'ended', 'draft'] as const
export type StatusGroup = (typeof statusGroups)[number]

const groupByStatus: Readonly<Record<BalloonStatus, StatusGroup>> = {
  learning: 'live',
  running: 'live',
  endingSoon: 'live',
  pending: 'waiting',
  pending_approval: 'waiting',
  payment_failed: 'waiting',
  rejected: 'rejected',
  pending_refund: 'stopped',
  stopped: 'stopped',
  finished: 'ended',
  deprecated: 'ended',
  IN_PROGRESS: 'draft',
}

export function statusGroupOf(status: BalloonStatus): StatusGroup {
  return groupByStatus[status]
}

/** The groups that have ads, in order, each with their number. */
export function countByGroup(
  statuses: readonly BalloonStatus[],
): readonly { readonly group: StatusGroup; readonly count: number }[] {
  return statusGroups.flatMap((group) => {
    const count = statuses.filter((status) => statusGroupOf(status) === group).length
    return count > 0 ? [{ group, count }] : []
  })
}
