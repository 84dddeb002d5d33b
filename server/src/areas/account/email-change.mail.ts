import type { MailDefinition } from '../../mails/define.ts'
import { pageLink } from '../../mails/page-link.ts'
import { findAccount } from './account.repo.ts'
import { createLinkCode } from './mailed-link.repo.ts'
import { linkExpiry } from './mailed-link.rules.ts'

/** To the new address: whoever reads it there may make it the account's. */
export const changeEmailMail: MailDefinition<'changeEmail'> = {
  async compose({ db, now, settings, mailId }, { userId, email }) {
    const account = await findAccount(db, userId)
    if (!account || account.pendingEmail !== email) return null
    const kind = 'changeEmail'
    const expiryDate = linkExpiry(kind, now)
    const code = await createLinkCode(db, { mailId, userId, kind, email, expiryDate })
    if (code === null) return null
    const link = pageLink(settings, '/0/email-validation', code)
    return { to: email, language: account.language, values: { email }, link }
  },
}

/** To the account's own address, which can still stop it by a new password. */
export const emailChangeAskedMail: MailDefinition<'emailChangeAsked'> = {
  async compose({ db, settings }, { userId, newEmail }) {
    const account = await findAccount(db, userId)
    if (!account) return null
    const { email: to, language } = account
    return { to, language, values: { newEmail }, link: pageLink(settings, '/0/forgot-password') }
  },
}

/** To the address that was the account's until now. */
export const emailChangedMail: MailDefinition<'emailChanged'> = {
  async compose({ db }, { userId, oldEmail, newEmail }) {
    const account = await findAccount(db, userId)
    return account ? { to: oldEmail, language: account.language, values: { oldEmail, newEmail } } : null
  },
}
