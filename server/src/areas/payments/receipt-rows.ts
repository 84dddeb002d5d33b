import { cardBrandName } from '@aloft/domain/payments/card-brands.rules'
import { receiptWords } from '@aloft/messages/en/receipt-words'
import { formatMoney } from '@aloft/messages/money-format'
import type { MailRow } from '@aloft/mails/mail-content'
import { utcDate } from '../../mails/utc-date.ts'
import type { ReceiptRow } from './receipt.repo.ts'
import { fillWords } from './receipt.service.ts'

/** The lines of a receipt as it was issued, the same in its mail and in its PDF. */
export function receiptRows(receipt: ReceiptRow): MailRow[] {
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
