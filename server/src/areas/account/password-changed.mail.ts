import type { MailDefinition } from '../../mails/define.ts'
import { pageLink } from '../../mails/page-link.ts'
import { findAccount } from './account.repo.ts'

export const passwordChangedMail: MailDefinition<'passwordChanged'> = {
  async compose({ db, settings }, { userId }) {
    const account = await findAccount(db, userId)
    if (!account) return null
    const { email, language } = account
    return { to: email, language, values: { email }, link: pageLink(settings, '/0/forgot-password') }
  },
}
