import type { MailDefinition } from '../../mails/define.ts'
import { findAccount } from './account.repo.ts'

/** A customer's note to the sales desk, who answers straight to the customer. */
export const contactSalesMail: MailDefinition<'contactSales'> = {
  async compose({ db, settings }, { userId, message, phone }) {
    const account = await findAccount(db, userId)
    if (!account) return null
    const { email, username, planLabel: plan } = account
    return {
      to: settings.salesEmail,
      replyTo: email,
      language: 'en',
      values: { email, username: username.replace(/\s+/g, ' '), plan, message, phone: phone ?? '–' },
    }
  },
}
