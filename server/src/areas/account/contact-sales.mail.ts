import { defaultLanguage } from '@aloft/messages/language'
import type { MailContent } from '@aloft/mails/mail-content'
import type { AccountRow } from '../../action/caller.ts'
import type { Settings } from '../../env.ts'
import type { MailDefinition } from '../../mails/define.ts'
import { findAccount } from './account.repo.ts'

/** A customer's message to the sales desk, who reply directly to the customer. */
export const contactSalesMail: MailDefinition<'contactSales'> = {
  async compose({ db, settings }, { userId, message, phone }) {
    const account = await findAccount(db, userId)
    return account ? salesMail(account, settings, { message, phone: phone ?? '–' }) : null
  },
}

/** A mail to the sales desk about an account; a reply goes to the customer. */
export function salesMail(
  account: AccountRow,
  settings: Settings,
  values: Readonly<Record<string, string>>,
): MailContent {
  const { email, username, planLabel: plan } = account
  return {
    to: settings.salesEmail,
    replyTo: email,
    language: defaultLanguage,
    values: { ...values, email, username: username.replace(/\s+/g, ' '), plan },
  }
}
