import type { MailDefinition } from '../../mails/define.ts'
import { findAccount } from './account.repo.ts'

export const pageLinkMail: MailDefinition<'pageLink'> = {
  async compose({ db, settings }, { userId, address }) {
    const account = await findAccount(db, userId)
    if (!account) return null
    // An unverified address may be a stranger's, who must not get words that the sender chose, not even in a link.
    const link = new URL(account.isEmailValidated ? address : '/0', settings.publicUrl).href
    return { to: account.email, language: account.language, link }
  },
}
