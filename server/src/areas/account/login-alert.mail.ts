import type { MailDefinition } from '../../mails/define.ts'
import { pageLink } from '../../mails/page-link.ts'
import { findAccountByEmail } from './account.repo.ts'

/**
 * Warns an owner that strangers are trying passwords. Whether the address has an account is checked here, long after
 * the reply to the caller.
 */
export const loginAlertMail: MailDefinition<'loginAlert'> = {
  async compose({ db, settings }, payload) {
    const account = await findAccountByEmail(db, payload.email)
    if (!account || account.isBanned) return null
    const { email, language } = account
    return { to: email, language, values: { email }, link: pageLink(settings, '/0/forgot-password') }
  },
}
