import { cardBrandName } from '@aloft/domain/payments/card-brands.rules'
import { receiptWords } from '@aloft/messages/en/receipt-words'
import { formatMoney } from '@aloft/messages/money-format'
import type { Settings } from '../../env.ts'
import type { ReceiptMail } from '../../mails/catalogue.ts'
import type { MailContent, MailContext, MailRow } from '../../mails/define.ts'
import { pageLink } from '../../mails/page-link.ts'
import { utcDate } from '../../mails/utc-date.ts'
import { findAccount } from '../account/account.repo.ts'
import { findReceipt, type ReceiptRow } from './receipt.repo.ts'
import { fillWords } from './receipt.service.ts'

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

function receiptRows(receipt: ReceiptRow): MailRow[] {
  const { labels } = receiptWords
  const { net, vat, vatPercent, creditUsed: credit, charged } = receipt
  const row = (label: string, value: string | null): MailRow[] => (value === null ? [] : [{ label, value }])
  const sum = (label: string, amount: number, isTotal = false): MailRow => ({
    label,
    value: formatMoney(amount, receipt.currency),
    isAmount: true,
    isTotal,
  })
  return [
    ...row(labels.number, receipt.number),
    ...row(labels.date, utcDate(receipt.date, 'date')),
    ...row(labels.seller, sellerOf(receipt)),
    ...row(labels.item, receipt.item),
    ...row(labels.period, receipt.period),
    sum(labels.net, net),
    sum(fillWords(labels.vat, { percent: String(vatPercent) }), vat),
    sum(labels.total, net + vat, true),
    ...(credit > 0 ? [sum(labels.credit, credit)] : []),
    ...(charged > 0 ? [sum(chargedTo(receipt), charged)] : []),
  ]
}

function sellerOf({ seller, sellerCountry: country }: ReceiptRow): string {
  return `${seller}, ${new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country}`
}

function chargedTo({ method, cardBrand: brand, cardLast4: last4 }: ReceiptRow): string {
  const { labels } = receiptWords
  if (method === 'paypal') return labels.paypal
  return brand && last4 ? fillWords(labels.card, { brand: cardBrandName(brand), last4 }) : labels.unnamedCard
}

function linkOf(
  settings: Pick<Settings, 'publicUrl'>,
  { purpose }: ReceiptRow,
  { ad }: Pick<ReceiptMail, 'ad'>,
): string {
  if (purpose === 'plan') return pageLink(settings, '/0/create/plan')
  if (purpose === 'credit' || !ad) return pageLink(settings, '/0/list')
  return pageLink(settings, `/0/launch?${new URLSearchParams({ ...ad }).toString()}`)
}
