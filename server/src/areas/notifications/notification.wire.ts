import type { Notification } from '@aloft/domain/notifications/notification.entity'
import { createI18n } from '@aloft/messages/i18n'
import { type Language, supportedLanguage } from '@aloft/messages/language'
import type { NotificationRow } from './notification.repo.ts'

const texts = new Map<Language, ReturnType<typeof createI18n>>()

/** A notification in the words of its reader's language, with the names it speaks of as they are now (NTF-02). */
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
    headline: say(languageTag, `notified.${row.kind}.headline`, {}),
    message: say(languageTag, `notified.${row.kind}.message`, { ...names, ...textsOf(languageTag, row) }),
    project: row.idea_id === null ? null : { _id: row.idea_id, title: names.project },
    campaign: row.balloon_id === null ? null : { id: row.balloon_id, name: names.campaign },
    date: row.date,
    isRead: row.read_date !== null,
  }
}

/** What a notification keeps beside names; a reason is kept by its key. */
function textsOf(languageTag: string, { params }: NotificationRow): Record<string, string> {
  const { failure, ...others } = params
  return failure ? { ...others, reason: say(languageTag, `backgroundProgress.fail.${failure}`, {}) } : others
}

function say(languageTag: string, key: string, values: Record<string, string>): string {
  const language = supportedLanguage(languageTag)
  const instance = texts.get(language) ?? createI18n(language)
  texts.set(language, instance)
  return (instance.t as (key: string, values: object) => string)(key, values)
}
