import type { MailDefinition } from '../../mails/define.ts'
import { pageLink } from '../../mails/page-link.ts'
import { findAccount } from './account.repo.ts'
import { createLinkCode } from './mailed-link.repo.ts'
import { linkExpiry } from './mailed-link.rules.ts'

/** Has no name in it, because the address may belong to somebody else. */
export const verifyEmailMail: MailDefinition<'verifyEmail'> = {
  async compose({ db, now, settings, mailId }, { userId, email }) {
    const account = await findAccount(db, userId)
    if (!account || account.email !== email || account.isEmailValidated) return null
    const kind = 'verifyEmail'
    const expiryDate = linkExpiry(kind, now)
    const code = await createLinkCode(db, { mailId, userId, kind, email, expiryDate })
    if (code === null) return null
    const link = pageLink(settings, '/0/email-validation', code)
    return { to: email, language: account.language, values: { email }, link }
  },
}
