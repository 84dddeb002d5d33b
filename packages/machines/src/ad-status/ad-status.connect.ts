import { type BalloonStatus, canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { eventsFrom, launchActionIn, type StatusEvent } from '@aloft/domain/balloons/status-changes.rules'
import type { SnapshotFrom } from 'xstate'
import { leafOf, snapshotAt } from '../core/leaves.ts'
import { adStatusMachine, leafOfStatus } from './ad-status.machine.ts'

/** Actions that the owner of an ad can take on it. */
const userActions = ['LAUNCH', 'RESUME', 'WITHDRAW', 'STOP', 'EDIT'] as const satisfies readonly StatusEvent[]
export type AdUserAction = (typeof userActions)[number]

/** Actions of an admin who reviews an ad; all other events happen to it. */
const adminActions = ['GO_LIVE', 'REJECT', 'STOP'] as const satisfies readonly StatusEvent[]
export type AdAdminAction = (typeof adminActions)[number]

export interface AdStatusView {
  readonly status: BalloonStatus
  /** Actions that its owner can take now, in the order of the table. */
  readonly actions: readonly AdUserAction[]
  /** Actions that an admin can take now. */
  readonly adminActions: readonly AdAdminAction[]
  /** How it can be launched now, which includes paying for a launch that waits for it; null if it can't be. */
  readonly launch: ReturnType<typeof launchActionIn>
  /** Its values can be edited (EDT-03). */
  readonly isEditable: boolean
  /** It waits for a payment: of its launch, or of its next month. */
  readonly isPaying: boolean
  /** Certainly nothing of its launch was paid, so it can be withdrawn. One whose payment failed may be on hold. */
  readonly isUnpaid: boolean
  /** It waits for its review, by us or by its platform. */
  readonly isInReview: boolean
  readonly isLive: boolean
  readonly isRejected: boolean
}

/** What screens need to know about an ad's status, such as which actions they offer. */
export function connectAdStatus(snapshot: SnapshotFrom<typeof adStatusMachine>): AdStatusView {
  const status = canonicalStatus(leafOf(snapshot).replace(/^.*\./, ''))
  const possible = eventsFrom(status)
  return {
    status,
    actions: userActions.filter((action) => possible.includes(action)),
    // An ad also goes live by its payment; an admin approves one that waits for its review.
    adminActions: adminActions.filter(
      (action) => possible.includes(action) && (action !== 'GO_LIVE' || snapshot.hasTag('review')),
    ),
    launch: launchActionIn(status),
    isEditable: snapshot.hasTag('editable'),
    isPaying: snapshot.hasTag('paying'),
    isUnpaid: snapshot.hasTag('unpaid'),
    isInReview: snapshot.hasTag('review'),
    isLive: snapshot.hasTag('live'),
    isRejected: snapshot.hasTag('rejected'),
  }
}

/** The machine in the state that matches an ad's stored status. */
export function adStatusAt(status: string): SnapshotFrom<typeof adStatusMachine> {
  return snapshotAt(adStatusMachine, leafOfStatus(canonicalStatus(status)), { context: {} })
}

const views = new Map<BalloonStatus, AdStatusView>()

/** The same for a stored status, without a machine of its own: for rows of lists, and for every screen of an ad. */
export function adStatusView(status: string): AdStatusView {
  const known = canonicalStatus(status)
  const view = views.get(known) ?? connectAdStatus(adStatusAt(known))
  views.set(known, view)
  return view
}
