import { formatDate } from '@aloft/messages/date-format'
import type { MailDefinition } from '../../mails/define.ts'
import { findAccount } from './account.repo.ts'

export const deletionScheduledMail: MailDefinition<'deletionScheduled'> = {
  async compose({ db }, { userId, deletionDate }) {
    const account = await findAccount(db, userId)
    if (!account) return null
    const { email, language } = account
    return { to: email, language, values: { email, date: utcDate(new Date(deletionDate)) } }
  },
}

// A mail does not know where it is read, so it says whose time it tells.
function utcDate(date: Date): string {
  const local = new Date(date.getTime() + date.getTimezoneOffset() * 60_000)
  return `${formatDate(local, 'dateTime')} UTC`
}
