import type {
  NotificationKind,
  NotificationParams,
} from '@aloft/domain/notifications/notification-kinds.rules'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../db/db.ts'
import { insertNotifications } from './notification.repo.ts'

/** An event, the users to notify, and the ids of what it is about; names are looked up on reading. */
export interface Event {
  readonly userIds: readonly string[]
  readonly kind: NotificationKind
  readonly ideaId?: string | null
  readonly balloonId?: string | null
  readonly teamId?: string | null
  /** The user who caused it. */
  readonly actorId?: string | null
  readonly params?: NotificationParams
  /** Product time. */
  readonly now: Date
}

/** Notifies users of an event in the event's own transaction, so that they are notified only if it commits (NTF-02). */
export async function notify(db: Db, event: Event): Promise<void> {
  await insertNotifications(
    db,
    event.userIds.map((userId) => ({
      id: uuidv7(),
      userId,
      kind: event.kind,
      params: event.params ?? {},
      ideaId: event.ideaId ?? null,
      balloonId: event.balloonId ?? null,
      teamId: event.teamId ?? null,
      actorId: event.actorId ?? null,
      date: event.now,
    })),
  )
}
