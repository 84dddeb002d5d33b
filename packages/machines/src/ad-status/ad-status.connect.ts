import { type BalloonStatus, canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { eventsFrom, type StatusEvent } from '@aloft/domain/balloons/status-changes.rules'
import type { SnapshotFrom } from 'xstate'
import { leafOf, snapshotAt } from '../core/leaves.ts'
import { adStatusMachine, leafOfStatus } from './ad-status.machine.ts'

/** What a person may ask of an ad; everything else happens to it. */
const userActions = ['LAUNCH', 'RESUME', 'WITHDRAW', 'STOP', 'EDIT'] as const satisfies readonly StatusEvent[]
export type AdUserAction = (typeof userActions)[number]

export interface AdStatusView {
  readonly status: BalloonStatus
  /** What a person may ask of it now, in the order of the table. */
  readonly actions: readonly AdUserAction[]
}

/** What screens need of an ad's status. */
export function connectAdStatus(snapshot: SnapshotFrom<typeof adStatusMachine>): AdStatusView {
  const status = canonicalStatus(leafOf(snapshot).replace(/^.*\./, ''))
  const possible = eventsFrom(status)
  return {
    status,
    actions: userActions.filter((action) => possible.includes(action)),
  }
}

/** The machine in the state of an ad's stored status. */
export function adStatusAt(status: string): SnapshotFrom<typeof adStatusMachine> {
  return snapshotAt(adStatusMachine, leafOfStatus(canonicalStatus(status)), { context: {} })
}
