import type { MailDefinition } from '../../mails/define.ts'
import { pageLink } from '../../mails/page-link.ts'
import { findAccount } from './account.repo.ts'
import { createLinkCode } from './mailed-link.repo.ts'
import { linkExpiry } from './mailed-link.rules.ts'

/** To the new address; opening its link makes it the account's address. */
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

/** To the account's current address, whose owner can still prevent the change by setting a new password. */
export const emailChangeAskedMail: MailDefinition<'emailChangeAsked'> = {
  async compose({ db, settings }, { userId, newEmail }) {
    const account = await findAccount(db, userId)
    if (!account) return null
    const { email: to, language } = account
    return { to, language, values: { newEmail }, link: pageLink(settings, '/0/forgot-password') }
  },
}

/** To the account's previous address. */
export const emailChangedMail: MailDefinition<'emailChanged'> = {
  async compose({ db }, { userId, oldEmail, newEmail }) {
    const account = await findAccount(db, userId)
    return account ? { to: oldEmail, language: account.language, values: { oldEmail, newEmail } } : null
  },
}
