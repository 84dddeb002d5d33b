import { type BalloonStatus, canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { eventsFrom, type StatusEvent } from '@aloft/domain/balloons/status-changes.rules'
import type { SnapshotFrom } from 'xstate'
import { leafOf, snapshotAt } from '../core/leaves.ts'
import { adStatusMachine, leafOfStatus } from './ad-status.machine.ts'

/** Actions that a person can take on an ad. All other events happen to it. */
const userActions = ['LAUNCH', 'RESUME', 'WITHDRAW', 'STOP', 'EDIT'] as const satisfies readonly StatusEvent[]
export type AdUserAction = (typeof userActions)[number]

export interface AdStatusView {
  readonly status: BalloonStatus
  /** Actions a person can take now, in the order of the table. */
  readonly actions: readonly AdUserAction[]
}

/** What screens need to know about an ad's status. */
export function connectAdStatus(snapshot: SnapshotFrom<typeof adStatusMachine>): AdStatusView {
  const status = canonicalStatus(leafOf(snapshot).replace(/^.*\./, ''))
  const possible = eventsFrom(status)
  return {
    status,
    actions: userActions.filter((action) => possible.includes(action)),
  }
}

/** The machine in the state that matches an ad's stored status. */
export function adStatusAt(status: string): SnapshotFrom<typeof adStatusMachine> {
  return snapshotAt(adStatusMachine, leafOfStatus(canonicalStatus(status)), { context: {} })
}
