import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import type { StatusEvent } from '@aloft/domain/balloons/status-changes.rules'
import type { Reason } from '@aloft/domain/notifications/notification-kinds.rules'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../../db/db.ts'

/** An entry in an ad's history. `actorId` is null for changes by the product or a platform. */
export interface StatusChange {
  readonly status: BalloonStatus
  readonly event: StatusEvent
  readonly date: Date
  readonly actorId: string | null
  readonly reason: Reason | null
}

/** The stored status of an ad, locked until the transaction ends; undefined if there is no such ad. */
export async function holdStatus(db: Db, balloonId: string): Promise<string | undefined> {
  const row: { status: string } | undefined = await db('balloon')
    .where({ id: balloonId })
    .forNoKeyUpdate()
    .first('status')
  return row?.status
}

/** Writes an ad's new status and its history entry. The caller has locked the ad. */
export async function writeStatus(db: Db, balloonId: string, change: StatusChange): Promise<void> {
  await db('balloon').where({ id: balloonId }).update({ status: change.status })
  const last = await db('ad_status_change')
    .where({ balloonId })
    .max({ seq: 'seq' })
    .first<{ seq: number | null }>()
  await db('ad_status_change').insert({
    id: uuidv7(),
    balloonId,
    seq: (last?.seq ?? 0) + 1,
    status: change.status,
    event: change.event,
    date: change.date,
    actorId: change.actorId,
    reason: change.reason && JSON.stringify(change.reason),
  })
}

/** All changes of an ad's status, oldest first. */
export async function findStatusChanges(db: Db, balloonId: string): Promise<StatusChange[]> {
  return db('ad_status_change')
    .where({ balloonId })
    .orderBy('seq')
    .select('status', 'event', 'date', 'actorId', 'reason')
}
