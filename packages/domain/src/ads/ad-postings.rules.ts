import { type Booking, entriesOf, type LedgerEntry } from '../core/ledger.ts'
import type { Currency } from '../core/money.ts'
import type { AdBill, LaunchSettlement } from './ad-money.rules.ts'

/** The launch that money is booked for, and who pays for it. */
export interface BookedLaunch {
  readonly launchId: string
  readonly ownerId: string
  readonly currency: Currency
}

/** The subject of every booking for a launch. */
export function launchSubject(launchId: string): string {
  return `run:${launchId}`
}

/** The reference of the booking for a paid ad; `key` as in `adPaid`. */
export function adPaidReference(key: string): string {
  return `ad-paid:${key}`
}

/**
 * An ad was paid: by card or PayPal, from credit, or by both. `key` names the payment, or the launch if credit was
 * enough. A launch that's funded monthly is paid under several keys in turn.
 */
export function adPaid(
  launch: BookedLaunch,
  key: string,
  bill: Pick<AdBill, 'budget' | 'vat' | 'credit' | 'toPay'>,
): Booking {
  const entry = entryOf(launch)
  return {
    reference: adPaidReference(key),
    kind: 'ad-paid',
    subject: launchSubject(launch.launchId),
    entries: entriesOf([
      entry('cash', -bill.toPay),
      entry('credit', -bill.credit),
      entry('ad:budget', bill.budget),
      { ...entry('vat', bill.vat), ownerId: null },
    ]),
  }
}

/** Books a payment for an ad that no longer needs it: the payer keeps it as credit. */
export function adCredited(launch: BookedLaunch, paymentId: string, amount: number): Booking {
  const entry = entryOf(launch)
  return {
    reference: `kept-as-credit:${paymentId}`,
    kind: 'kept-as-credit',
    subject: launchSubject(launch.launchId),
    entries: entriesOf([entry('cash', -amount), entry('credit', amount)]),
  }
}

/** A launch has ended: its cost is taken from its budget, and the refund waits for its day (OPN-40). */
export function adSettled(launch: BookedLaunch, budget: number, settlement: LaunchSettlement): Booking {
  const entry = entryOf(launch)
  return {
    reference: `ad-settled:${launch.launchId}`,
    kind: 'ad-settled',
    subject: launchSubject(launch.launchId),
    entries: entriesOf([
      entry('ad:budget', -budget),
      { ...entry('ad:spend', settlement.spend), ownerId: null },
      { ...entry('ad:commission', settlement.commission), ownerId: null },
      { ...entry('vat', -settlement.vat), ownerId: null },
      entry('refund', settlement.credit),
    ]),
  }
}

/** The day of the refund: it becomes credit (OPN-39). */
export function adRefunded(launch: BookedLaunch, credit: number): Booking {
  const entry = entryOf(launch)
  return {
    reference: `ad-refunded:${launch.launchId}`,
    kind: 'ad-refunded',
    subject: launchSubject(launch.launchId),
    entries: entriesOf([entry('refund', -credit), entry('credit', credit)]),
  }
}

function entryOf({ ownerId, currency }: BookedLaunch) {
  return (account: LedgerEntry['account'], amount: number): LedgerEntry => ({
    ownerId,
    account,
    unit: currency,
    amount,
  })
}
