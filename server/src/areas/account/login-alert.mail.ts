import type { MailDefinition } from '../../mails/define.ts'
import { pageLink } from '../../mails/page-link.ts'
import { findAccountByEmail } from './account.repo.ts'

/** Strangers try passwords on an account. Whether the address has one shows here, long after the caller was answered. */
export const loginAlertMail: MailDefinition<'loginAlert'> = {
  async compose({ db, settings }, payload) {
    const account = await findAccountByEmail(db, payload.email)
    if (!account || account.isBanned) return null
    const { email, language } = account
    return { to: email, language, values: { email }, link: pageLink(settings, '/0/forgot-password') }
  },
}
