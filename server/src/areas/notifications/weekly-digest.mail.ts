import { isDelivered } from '@aloft/domain/notifications/notification-choices.rules'
import { notificationKinds } from '@aloft/domain/notifications/notification-kinds.rules'
import { type DigestBrand, groupDigest } from '@aloft/domain/notifications/weekly-digest.rules'
import type { MailDefinition } from '../../mails/define.ts'
import { pageLink } from '../../mails/page-link.ts'
import { utcDate } from '../../mails/utc-date.ts'
import { translate } from '../../translate.ts'
import { findDigestReader, notificationChoicesOf } from './notification-choice.repo.ts'
import { notificationsOf } from './notification.repo.ts'
import { wireNotification } from './notification.wire.ts'

/** What the account chose of a week, by brand; not sent if nothing of it happened or the address isn't verified. */
export const weeklyDigestMail: MailDefinition<'weeklyDigest'> = {
  async compose({ db, settings }, { userId, ...week }) {
    const reader = await findDigestReader(db, userId)
    if (!reader) return null
    const made = await notificationChoicesOf(db, userId).list()
    const kinds = notificationKinds.filter((kind) => isDelivered(kind, 'digest', made))
    const from = new Date(week.from)
    const until = new Date(week.until)
    const rows = await notificationsOf(db, userId).listWeek(kinds, from, until)
    if (rows.length === 0) return null
    const { email, language } = reader
    const brands = groupDigest(
      rows.map((row) => {
        const { project, message } = wireNotification(row, language)
        return { brand: project && { id: project._id, title: project.title }, message }
      }),
    )
    return {
      to: email,
      language,
      values: {
        from: utcDate(from, 'date'),
        until: utcDate(until, 'date'),
        events: brands.map((brand) => paragraph(language, brand)).join('\n\n'),
      },
      link: `${pageLink(settings, '/0/list')}?modal=notifications`,
    }
  },
}

function paragraph(language: string, { title, messages, more }: DigestBrand): string {
  return [
    title ?? translate(language, 'mails.digest.account', {}),
    // A reason may have several lines.
    ...messages.map((message) =>
      translate(language, 'mails.digest.line', { message: message.replace(/\s+/g, ' ') }),
    ),
    ...(more > 0 ? [translate(language, 'mails.digest.more', { n: String(more) })] : []),
  ].join('\n')
}
