import type { NotificationParams, Reason } from '@aloft/domain/notifications/notification-kinds.rules'
import { formatMoney } from '@aloft/messages/money-format'
import { utcDate } from '../../mails/utc-date.ts'
import { translate } from '../../translate.ts'

/** Texts in a language for the placeholders of a notification or its mail, from its stored values. */
export function notificationWords(
  languageTag: string,
  { reason, why, money, day, failure, plan = '', team }: NotificationParams,
): Readonly<Record<string, string>> {
  return {
    why: why ? reasonWords(languageTag, why) : translate(languageTag, `notified.why.${reason ?? 'none'}`, {}),
    amount: money
      ? formatMoney(money.minor, money.currency)
      : translate(languageTag, 'notified.priceOfPlan', {}),
    date: day ? utcDate(new Date(day), 'date') : '',
    reason: failure ? translate(languageTag, `backgroundProgress.fail.${failure}`, {}) : '',
    plan,
    // Without it, the team's current name is used.
    ...(team !== undefined && { team }),
  }
}

/** A reason as text, one line for each objection. */
export function reasonWords(languageTag: string, reason: Reason): string {
  if (typeof reason === 'string') return reason
  const lines = reason.map((line) =>
    typeof line === 'string' ? line : translate(languageTag, `lint.${line.rule}.message`, line.details),
  )
  return [...new Set(lines)].join('\n')
}
