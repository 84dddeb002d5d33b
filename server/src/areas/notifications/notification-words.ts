import type { NotificationParams, Reason } from '@aloft/domain/notifications/notification-kinds.rules'
import { formatMoney } from '@aloft/messages/money-format'
import { utcDate } from '../../mails/utc-date.ts'
import { translate } from '../../translate.ts'

/** The stored values of a notification or its mail as texts in a language, by the placeholders that they fill. */
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
    // Without it, the current name of a team is used.
    ...(team !== undefined && { team }),
  }
}

/** A reason as text, one line for each thing that is said. */
export function reasonWords(languageTag: string, reason: Reason): string {
  if (typeof reason === 'string') return reason
  const lines = reason.map((line) =>
    typeof line === 'string' ? line : translate(languageTag, `lint.${line.rule}.message`, line.details),
  )
  return [...new Set(lines)].join('\n')
}
