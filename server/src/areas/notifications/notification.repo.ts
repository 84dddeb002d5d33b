import type {
  NotificationKind,
  NotificationParams,
} from '@aloft/domain/notifications/notification-kinds.rules'
import type { Knex } from 'knex'
import type { Db } from '../../db/db.ts'

export interface NewNotification {
  readonly id: string
  readonly userId: string
  readonly kind: NotificationKind
  /** What its text says beside names; never a name of a person or a brand. */
  readonly params: NotificationParams
  readonly ideaId: string | null
  readonly balloonId: string | null
  readonly teamId: string | null
  readonly actorId: string | null
  readonly date: Date
}

/** A notification with the names it speaks of as they are now. */
export interface NotificationRow {
  id: string
  kind: NotificationKind
  params: NotificationParams
  date: Date
  read_date: Date | null
  idea_id: string | null
  idea_title: string | null
  balloon_id: string | null
  balloon_name: string | null
  team_name: string | null
  actor_name: string | null
}

export async function insertNotifications(db: Db, notifications: readonly NewNotification[]): Promise<void> {
  if (notifications.length === 0) return
  await db('notification').insert(
    notifications.map((notification) => ({
      id: notification.id,
      user_id: notification.userId,
      kind: notification.kind,
      params: JSON.stringify(notification.params),
      idea_id: notification.ideaId,
      balloon_id: notification.balloonId,
      team_id: notification.teamId,
      actor_id: notification.actorId,
      date: notification.date,
    })),
  )
}

/** The newest notifications of all users, newest first. */
export async function listNewestNotifications(db: Db, limit: number): Promise<NotificationRow[]> {
  const rows: NotificationRow[] = await db('notification').modify(newestFirst, limit)
  return rows
}

function newestFirst(query: Knex.QueryBuilder, limit: number): void {
  void query
    .leftJoin('idea', 'idea.id', 'notification.idea_id')
    .leftJoin('balloon', 'balloon.id', 'notification.balloon_id')
    .leftJoin('team', 'team.id', 'notification.team_id')
    .leftJoin('user_account as actor', 'actor.id', 'notification.actor_id')
    .orderBy([
      { column: 'notification.date', order: 'desc' },
      { column: 'notification.id', order: 'desc' },
    ])
    .limit(limit)
    .select('notification.id', 'notification.kind', 'notification.params', 'notification.date', 'read_date', {
      idea_id: 'idea.id',
      idea_title: 'idea.title',
      balloon_id: 'balloon.id',
      balloon_name: 'balloon.name',
      team_name: 'team.name',
      actor_name: 'actor.username',
    })
}

/** The notifications of one account. */
export function notificationsOf(db: Db, userId: string) {
  const own = () => db('notification').where('notification.user_id', userId)

  return {
    /** Newest first, at most `limit`; those older than `before`, which must be one of the account's own. */
    async list(limit: number, before: string | undefined): Promise<NotificationRow[]> {
      const query = own().modify(newestFirst, limit)
      if (before) {
        void query.whereRaw('(notification.date, notification.id) < (?)', [
          own().where('notification.id', before).select('date', 'id'),
        ])
      }
      const rows: NotificationRow[] = await query
      return rows
    },

    async countUnread(): Promise<number> {
      const row = await own().whereNull('read_date').count({ n: '*' }).first<{ n: number }>()
      return row.n
    },

    /** Marks these, or all, as read; what was read before keeps its date. */
    async markRead(ids: readonly string[] | null, now: Date): Promise<void> {
      const unread = own().whereNull('read_date')
      await (ids ? unread.whereIn('id', ids) : unread).update({ read_date: now })
    },
  }
}
