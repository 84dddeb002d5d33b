import type { MailDefinition } from '../../mails/define.ts'
import { pageLink } from '../../mails/page-link.ts'
import { findAccountByEmail } from './account.repo.ts'
import { createLinkCode } from './mailed-link.repo.ts'
import { linkExpiry } from './mailed-link.rules.ts'

/** Whether an address has an account is checked here, long after the reply to the caller. */
export const resetPasswordMail: MailDefinition<'resetPassword'> = {
  async compose({ db, now, settings, mailId }, payload) {
    const account = await findAccountByEmail(db, payload.email)
    if (!account || account.isBanned) return null
    const { id: userId, email, language } = account
    const kind = 'resetPassword'
    const expiryDate = linkExpiry(kind, now)
    const code = await createLinkCode(db, { mailId, userId, kind, email, expiryDate })
    if (code === null) return null
    return { to: email, language, values: { email }, link: pageLink(settings, '/0/reset-password', code) }
  },
}
