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
  /** Shown to the user, for example why the ad was rejected. */
  readonly reason?: Reason | null
  /** Product time. */
  readonly now: Date
}

/**
 * The only way to change an ad's status (MAC-03). Writes it with a history entry and returns it, or returns null and
 * writes nothing if the transition table does not allow the event now. The flag of a live ad changes with it (PUB-01).
 * Needs a transaction and locks the ad until it ends; if it also moves money, lock the owner first.
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
