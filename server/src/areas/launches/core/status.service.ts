import { activeFlagChange } from '@aloft/domain/balloons/active-flag.rules'
import { type BalloonStatus, canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { movesFrom, type StatusEvent } from '@aloft/domain/balloons/status-changes.rules'
import type { Reason } from '@aloft/domain/notifications/notification-kinds.rules'
import type { Db } from '../../../db/db.ts'
import { removeActiveFlag, setActiveFlag } from '../../balloons/active-flag.repo.ts'
import { holdStatus, writeStatus } from './status.repo.ts'

export interface StatusMove {
  readonly balloonId: string
  readonly event: StatusEvent
  /** The target status, if the event leads to several. */
  readonly to?: BalloonStatus
  /** Null for changes by the product or a platform. */
  readonly actorId: string | null
  /** Shown to its user, such as why it was rejected. */
  readonly reason?: Reason | null
  /** Product time. */
  readonly now: Date
}

/**
 * The one way to change an ad's status: writes it with a line of history and returns it, or writes nothing and returns
 * null if the table of moves does not allow the event now (MAC-03). The flag of a live ad changes with it (PUB-01).
 * Needs a transaction and locks the ad until its end; if it also moves money, lock the owner first.
 */
export async function changeStatus(db: Db, move: StatusMove): Promise<BalloonStatus | null> {
  const stored = await holdStatus(db, move.balloonId)
  if (stored === undefined) return null
  const before = canonicalStatus(stored)
  const moves = movesFrom(before, move.event)
  const status = move.to ?? (moves.length === 1 ? moves[0] : undefined)
  if (status === undefined && moves.length > 1) throw new Error(`${move.event} leads to several statuses`)
  if (status === undefined || !moves.includes(status)) return null
  await writeStatus(db, move.balloonId, {
    status,
    event: move.event,
    date: move.now,
    actorId: move.actorId,
    reason: move.reason ?? null,
  })
  const change = activeFlagChange(before, status)
  if (change === 'set') await setActiveFlag(db, move.balloonId, move.now)
  if (change === 'remove') await removeActiveFlag(db, move.balloonId)
  return status
}
