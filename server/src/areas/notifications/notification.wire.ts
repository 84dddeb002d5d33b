import type { Notification } from '@aloft/domain/notifications/notification.entity'
import { translate } from '../../translate.ts'
import { notificationWords } from './notification-words.ts'
import type { NotificationRow } from './notification.repo.ts'

/** A notification in its reader's language, with the current names of what it is about (NTF-02). */
export function wireNotification(row: NotificationRow, languageTag: string): Notification {
  const names = {
    project: row.idea_title ?? '',
    campaign: row.balloon_name ?? '',
    team: row.team_name ?? '',
    person: row.actor_name ?? '',
  }
  return {
    _id: row.id,
    kind: row.kind,
    headline: translate(languageTag, `notified.${row.kind}.headline`, {}),
    message: translate(languageTag, `notified.${row.kind}.message`, {
      ...names,
      ...notificationWords(languageTag, row.params),
    }),
    project: row.idea_id === null ? null : { _id: row.idea_id, title: names.project },
    campaign: row.balloon_id === null ? null : { id: row.balloon_id, name: names.campaign },
    date: row.date,
    isRead: row.read_date !== null,
  }
}
