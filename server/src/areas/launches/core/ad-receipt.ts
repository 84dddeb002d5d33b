import type { AdBill } from '@aloft/domain/ads/ad-money.rules'
import { adPaidReference } from '@aloft/domain/ads/ad-postings.rules'
import type { Currency } from '@aloft/domain/core/money'
import { receiptWords } from '@aloft/messages/en/receipt-words'
import { fillWords, issueReceipt, type Means, paidPeriodWords } from '../../payments/receipt.service.ts'
import { type Launch, findNamesOfAd } from './launch.repo.ts'
import type { Transition } from './transition.ts'

/** The paid period: its dates, or its number of days counted from the day the ad goes live. */
export type PaidPeriod = { readonly start: Date; readonly end: Date } | { readonly days: number }

/** Issues the receipt of a period of an ad, in the transaction that books it. */
export async function issueAdReceipt(
  transition: Transition,
  launch: Pick<Launch, 'ownerId' | 'ideaId' | 'balloonId' | 'currency'>,
  paid: Means & {
    readonly key: string
    readonly bill: Pick<AdBill, 'vat' | 'credit' | 'toPay'>
    readonly vatPercent: number
    readonly period: PaidPeriod
  },
): Promise<void> {
  const { ownerId, ideaId, balloonId, currency } = launch
  const { key, bill, vatPercent, method, paidWith, period } = paid
  const { ad, adUnnamed } = receiptWords.items
  await issueReceipt(transition, {
    reference: adPaidReference(key),
    ownerId,
    purpose: 'ad',
    item: await namedItem(transition, balloonId, ad, adUnnamed),
    period: periodWords(period),
    vat: bill.vat,
    vatPercent,
    creditUsed: bill.credit,
    charged: bill.toPay,
    currency,
    method,
    paidWith,
    ad: { ideaId, balloonId },
  })
}

/**
 * Issues the receipt for a payment that arrived when its ad no longer needed it. VAT is due when the credit is used.
 */
export async function issueCreditReceipt(
  transition: Transition,
  credited: Means & {
    readonly reference: string
    /** Undefined if the ad was deleted. */
    readonly balloonId: string | undefined
    readonly ownerId: string
    readonly amount: number
    readonly currency: Currency
  },
): Promise<void> {
  const { reference, balloonId, ownerId, amount, currency, method, paidWith } = credited
  const { credit, creditUnnamed } = receiptWords.items
  await issueReceipt(transition, {
    reference,
    ownerId,
    purpose: 'credit',
    item: await namedItem(transition, balloonId, credit, creditUnnamed),
    period: null,
    vat: 0,
    vatPercent: 0,
    creditUsed: 0,
    charged: amount,
    currency,
    method,
    paidWith,
    ad: null,
  })
}

async function namedItem(
  { db }: Transition,
  balloonId: string | undefined,
  named: string,
  unnamed: string,
): Promise<string> {
  const names = balloonId && (await findNamesOfAd(db, balloonId))
  return names ? fillWords(named, { name: names.name }) : unnamed
}

function periodWords(period: PaidPeriod): string {
  if ('start' in period) return paidPeriodWords(period.start, period.end)
  const { day, days } = receiptWords.periods
  return period.days === 1 ? day : fillWords(days, { count: String(period.days) })
}
