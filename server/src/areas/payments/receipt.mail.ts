import type { MailContent } from '@aloft/mails/mail-content'
import type { Settings } from '../../env.ts'
import type { ReceiptMail } from '../../mails/catalogue.ts'
import type { MailContext } from '../../mails/define.ts'
import { pageLink } from '../../mails/page-link.ts'
import { findAccount } from '../account/account.repo.ts'
import { findReceipt, type ReceiptRow } from './receipt.repo.ts'
import { receiptRows } from './receipt-rows.ts'

/** A receipt as it was issued, mailed to the payer; not sent if the account is deleted. */
const receiptMail = {
  async compose({ db, settings }: MailContext, mail: ReceiptMail): Promise<MailContent | null> {
    const account = await findAccount(db, mail.userId)
    const receipt = await findReceipt(db, mail.receiptId)
    if (!account || !receipt) return null
    const { email: to, language } = account
    const values = { number: receipt.number }
    return { to, language, values, rows: receiptRows(receipt), link: linkOf(settings, receipt, mail) }
  },
}

export const receiptMails = {
  adReceipt: receiptMail,
  creditReceipt: receiptMail,
  planReceipt: receiptMail,
}

function linkOf(
  settings: Pick<Settings, 'publicUrl'>,
  { purpose }: ReceiptRow,
  { ad }: Pick<ReceiptMail, 'ad'>,
): string {
  if (purpose === 'plan') return pageLink(settings, '/0/payments')
  if (purpose === 'credit' || !ad) return pageLink(settings, '/0/list')
  return pageLink(settings, `/0/launch?${new URLSearchParams({ ...ad }).toString()}`)
}
