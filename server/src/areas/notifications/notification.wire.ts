import type { Notification } from '@aloft/domain/notifications/notification.entity'
import { translate } from '../../translate.ts'
import { notificationWords } from './notification-words.ts'
import type { NotificationRow } from './notification.repo.ts'

/** A notification in its reader's language, with the current names of what it is about (NTF-02). */
export function wireNotification(row: NotificationRow, languageTag: string): Notification {
  const names = {
    project: row.ideaTitle ?? '',
    campaign: row.balloonName ?? '',
    team: row.teamName ?? '',
    person: row.actorName ?? '',
  }
  return {
    _id: row.id,
    kind: row.kind,
    headline: translate(languageTag, `notified.${row.kind}.headline`, {}),
    message: translate(languageTag, `notified.${row.kind}.message`, {
      ...names,
      ...notificationWords(languageTag, row.params),
    }),
    project: row.ideaId === null ? null : { _id: row.ideaId, title: names.project },
    campaign: row.balloonId === null ? null : { id: row.balloonId, name: names.campaign },
    date: row.date,
    isRead: row.readDate !== null,
  }
}
