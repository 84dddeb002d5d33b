import type { MailDefinition } from '../../mails/define.ts'
import { utcDate } from '../../mails/utc-date.ts'
import { findAccount } from './account.repo.ts'

export const deletionScheduledMail: MailDefinition<'deletionScheduled'> = {
  async compose({ db }, { userId, deletionDate }) {
    const account = await findAccount(db, userId)
    if (!account) return null
    const { email, language } = account
    return {
      to: email,
      language,
      values: { email, date: `${utcDate(new Date(deletionDate), 'dateTime')} UTC` },
    }
  },
}
