import { type Booking, entriesOf, type LedgerEntry } from '../core/ledger.ts'
import type { Currency } from '../core/money.ts'
import type { AdBill, RunSettlement } from './ad-money.rules.ts'

/** The run that money is booked for, and who pays for it. */
export interface BookedRun {
  readonly runId: string
  readonly ownerId: string
  readonly currency: Currency
}

/** The subject of everything that is booked for a run. */
export function runSubject(runId: string): string {
  return `run:${runId}`
}

/** The reference of what books that an ad was paid; `key` as in `adPaid`. */
export function adPaidReference(key: string): string {
  return `ad-paid:${key}`
}

/**
 * An ad was paid: by card or PayPal, from credit, or by both. `key` names the payment, or the run where credit
 * sufficed; a run that is funded month by month is paid under one key after the other.
 */
export function adPaid(
  run: BookedRun,
  key: string,
  bill: Pick<AdBill, 'budget' | 'vat' | 'credit' | 'toPay'>,
): Booking {
  const entry = entryOf(run)
  return {
    reference: adPaidReference(key),
    kind: 'ad-paid',
    subject: runSubject(run.runId),
    entries: entriesOf([
      entry('cash', -bill.toPay),
      entry('credit', -bill.credit),
      entry('ad:budget', bill.budget),
      { ...entry('vat', bill.vat), ownerId: null },
    ]),
  }
}

/** Books a payment for an ad that no longer needs it: the payer keeps it as credit. */
export function adCredited(run: BookedRun, paymentId: string, amount: number): Booking {
  const entry = entryOf(run)
  return {
    reference: `kept-as-credit:${paymentId}`,
    kind: 'kept-as-credit',
    subject: runSubject(run.runId),
    entries: entriesOf([entry('cash', -amount), entry('credit', amount)]),
  }
}

/** A run has ended: what it cost is taken from its budget, and what comes back waits for its day (OPN-40). */
export function adSettled(run: BookedRun, budget: number, settlement: RunSettlement): Booking {
  const entry = entryOf(run)
  return {
    reference: `ad-settled:${run.runId}`,
    kind: 'ad-settled',
    subject: runSubject(run.runId),
    entries: entriesOf([
      entry('ad:budget', -budget),
      { ...entry('ad:spend', settlement.spend), ownerId: null },
      { ...entry('ad:commission', settlement.commission), ownerId: null },
      { ...entry('vat', -settlement.vat), ownerId: null },
      entry('refund', settlement.credit),
    ]),
  }
}

/** The day of the refund has come: it is credit now (OPN-39). */
export function adRefunded(run: BookedRun, credit: number): Booking {
  const entry = entryOf(run)
  return {
    reference: `ad-refunded:${run.runId}`,
    kind: 'ad-refunded',
    subject: runSubject(run.runId),
    entries: entriesOf([entry('refund', -credit), entry('credit', credit)]),
  }
}

function entryOf({ ownerId, currency }: BookedRun) {
  return (account: LedgerEntry['account'], amount: number): LedgerEntry => ({
    ownerId,
    account,
    unit: currency,
    amount,
  })
}
