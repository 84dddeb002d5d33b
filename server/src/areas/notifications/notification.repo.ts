import { topicOfKind } from '@aloft/domain/notifications/notification-choices.rules'
import type {
  NotificationKind,
  NotificationParams,
} from '@aloft/domain/notifications/notification-kinds.rules'
import type { Knex } from 'knex'
import type { Db } from '../../db/db.ts'

/** More of a week are neither read nor counted. */
const mostInDigest = 200

export interface NewNotification {
  readonly id: string
  readonly userId: string
  readonly kind: NotificationKind
  /** Values for its text other than names; never the name of a person or a brand. */
  readonly params: NotificationParams
  readonly ideaId: string | null
  readonly balloonId: string | null
  readonly teamId: string | null
  readonly actorId: string | null
  readonly date: Date
}

function isShown(db: Db, { userId, kind }: NewNotification): Knex.Raw | true {
  const topic = topicOfKind[kind]
  if (topic === null) return true
  return db.raw(
    `not exists (select 1 from notification_choice
      where user_id = ? and topic = ? and channel = 'product' and not is_on)`,
    [userId, topic],
  )
}

/** A notification with the current names of everything it mentions. */
export interface NotificationRow {
  id: string
  kind: NotificationKind
  params: NotificationParams
  date: Date
  readDate: Date | null
  ideaId: string | null
  ideaTitle: string | null
  balloonId: string | null
  balloonName: string | null
  teamName: string | null
  actorName: string | null
}

/** Adds notifications; those that their user turned off are stored without being shown. */
export async function insertNotifications(db: Db, notifications: readonly NewNotification[]): Promise<void> {
  if (notifications.length === 0) return
  await db('notification').insert(
    notifications.map((notification) => ({
      id: notification.id,
      userId: notification.userId,
      kind: notification.kind,
      params: JSON.stringify(notification.params),
      ideaId: notification.ideaId,
      balloonId: notification.balloonId,
      teamId: notification.teamId,
      actorId: notification.actorId,
      date: notification.date,
      isShown: isShown(db, notification),
    })),
  )
}

export async function listNewestNotifications(db: Db, limit: number): Promise<NotificationRow[]> {
  const rows: NotificationRow[] = await db('notification').modify(newestFirst, limit)
  return rows
}

function newestFirst(query: Knex.QueryBuilder, limit: number): void {
  void query
    .leftJoin('idea', 'idea.id', 'notification.ideaId')
    .leftJoin('balloon', 'balloon.id', 'notification.balloonId')
    .leftJoin('team', 'team.id', 'notification.teamId')
    .leftJoin('user_account as actor', 'actor.id', 'notification.actorId')
    .orderBy([
      { column: 'notification.date', order: 'desc' },
      { column: 'notification.id', order: 'desc' },
    ])
    .limit(limit)
    .select('notification.id', 'notification.kind', 'notification.params', 'notification.date', 'readDate', {
      ideaId: 'idea.id',
      ideaTitle: 'idea.title',
      balloonId: 'balloon.id',
      balloonName: 'balloon.name',
      teamName: 'team.name',
      actorName: 'actor.username',
    })
}

/** The notifications of one account. */
export function notificationsOf(db: Db, userId: string) {
  const own = () => db('notification').where('notification.userId', userId)

  return {
    /** Newest first, at most `limit`, older than `before`, which must be one of the account's own. */
    async list(limit: number, before: string | undefined): Promise<NotificationRow[]> {
      const query = own().where('isShown', true).modify(newestFirst, limit)
      if (before) {
        void query.whereRaw('(notification.date, notification.id) < (?)', [
          own().where('notification.id', before).select('date', 'id'),
        ])
      }
      const rows: NotificationRow[] = await query
      return rows
    },

    /** Those of some kinds from a week, oldest first, whether they are shown or not. */
    async listWeek(kinds: readonly NotificationKind[], from: Date, until: Date): Promise<NotificationRow[]> {
      const rows: NotificationRow[] = await own()
        .whereIn('kind', kinds)
        .where('notification.date', '>=', from)
        .where('notification.date', '<', until)
        .modify(newestFirst, mostInDigest)
      return rows.toReversed()
    },

    /** Whether there is one of this kind about an ad, from after the given date. */
    async hasSince(of: { kind: NotificationKind; balloonId: string; since: Date }): Promise<boolean> {
      const { kind, balloonId, since } = of
      const found = await own().where({ kind, balloonId }).where('date', '>', since).first('id')
      return found !== undefined
    },

    async countUnread(): Promise<number> {
      const row = await own()
        .where('isShown', true)
        .whereNull('readDate')
        .count({ n: '*' })
        .first<{ n: number }>()
      return row.n
    },

    /** Marks these, or all, as read; those already read keep their date. */
    async markRead(ids: readonly string[] | null, now: Date): Promise<void> {
      const unread = own().whereNull('readDate')
      await (ids ? unread.whereIn('id', ids) : unread).update({ readDate: now })
    },
  }
}
