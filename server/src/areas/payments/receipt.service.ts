import type { Currency } from '@aloft/domain/core/money'
import type { PlanPeriod } from '@aloft/domain/payments/plan-period.rules'
import type { PaymentWay } from '@aloft/domain/payments/payment.rules'
import type { ReceiptPurpose } from '@aloft/domain/payments/receipt.rules'
import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { receiptWords } from '@aloft/messages/en/receipt-words'
import type { WorkContext } from '../../work-context.ts'
import type { Settings } from '../../env.ts'
import type { PaidWith } from '../../gateways/payment/payment.port.ts'
import { sendMail } from '../../mails/send-mail.ts'
import { utcDate } from '../../mails/utc-date.ts'
import { insertReceipt } from './receipt.repo.ts'

/** Settings for the seller's details on receipts. */
export type SellerSettings = Pick<Settings, 'PRODUCT_NAME' | 'SELLER_COUNTRY'>

/** Context for issuing a receipt: the transaction that books its charge. */
export type ReceiptParts = Pick<WorkContext, 'db' | 'now' | 'clock' | 'enqueue'> & {
  readonly settings: SellerSettings
}

/** What a charge was paid with. */
export interface Means {
  readonly method: PaymentWay | 'credit'
  /** Details from the provider, if it took part. */
  readonly paidWith: PaidWith | null
}

export const creditAlone: Means = { method: 'credit', paidWith: null }

/** A charge for a receipt; amounts in minor units. */
export interface Charge extends Means {
  /** Reference of the posting that books it. */
  readonly reference: string
  readonly ownerId: string
  readonly purpose: ReceiptPurpose
  /** Final wording, stored with the receipt. */
  readonly item: string
  readonly period: string | null
  readonly vat: number
  readonly vatPercent: number
  readonly creditUsed: number
  /** Amount charged to a card or PayPal. */
  readonly charged: number
  readonly currency: Currency
  /** The ad that the mail links to. */
  readonly ad: { readonly ideaId: string; readonly balloonId: string } | null
}

/**
 * Issues the receipt of a charge and mails it, if and only if the transaction that books the charge commits. Call it
 * last in the transaction, because all other receipts wait for the next number.
 */
export async function issueReceipt(parts: ReceiptParts, charge: Charge): Promise<void> {
  const { db, now, settings } = parts
  const { ownerId, purpose, vat, creditUsed, charged, paidWith, ad } = charge
  const card = paidWith?.way === 'card' ? paidWith : null
  const receiptId = await insertReceipt(db, {
    reference: charge.reference,
    ownerId,
    purpose,
    date: now,
    seller: settings.PRODUCT_NAME,
    sellerCountry: settings.SELLER_COUNTRY,
    item: charge.item,
    period: charge.period,
    net: creditUsed + charged - vat,
    vat,
    vatPercent: charge.vatPercent,
    creditUsed,
    charged,
    currency: charge.currency,
    method: charge.method,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
  })
  await sendMail(parts, `${purpose}Receipt`, { userId: ownerId, receiptId, ad })
}

/** Wording of a plan as what was paid for. */
export function planItemWords({ planLabel, isAnnual }: Pick<PlanPeriod, 'planLabel' | 'isAnnual'>): string {
  const text = receiptWords.items.plan[isAnnual ? 'annual' : 'monthly']
  return fillWords(text, { plan: planOf(planLabel).marketingName })
}

/** Wording of an ad as what was paid for; null for one that no longer exists. */
export function adItemWords(name: string | null): string {
  const { ad, adUnnamed } = receiptWords.items
  return name === null ? adUnnamed : fillWords(ad, { name })
}

/** Wording of a paid period, by its days in UTC. */
export function paidPeriodWords(start: Date, end: Date): string {
  return fillWords(receiptWords.periods.dates, { start: utcDate(start, 'date'), end: utcDate(end, 'date') })
}

/** Fills a text's placeholders in one pass, so that placeholders inside values are not filled. */
export function fillWords(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place)
}
