import { type Booking, entriesOf, type LedgerEntry } from '../core/ledger.ts'
import { type BookedRun, runSubject } from './ad-postings.rules.ts'

/** Money moved from one run of an owner to another, with the VAT paid on it; minor units. */
export interface ShiftedMoney {
  readonly budget: number
  readonly vat: number
}

/** The VAT on a part of a run's budget: the same share of what was paid. */
export function vatWith(run: { readonly budget: number; readonly vat: number }, part: number): number {
  return run.budget === 0 ? 0 : Math.round((run.vat * part) / run.budget)
}

/**
 * The autopilot moves money between two runs of one owner: it comes back as credit from the one and pays for the other,
 * in one commit, so that each run's entries hold only its own money. `key` names the decision.
 */
export function budgetShifted(
  from: BookedRun,
  to: BookedRun,
  key: string,
  { budget, vat }: ShiftedMoney,
): readonly [Booking, Booking] {
  const entry = (account: LedgerEntry['account'], amount: number): LedgerEntry => ({
    ownerId: account === 'vat' ? null : from.ownerId,
    account,
    unit: from.currency,
    amount,
  })
  const taken = [entry('ad:budget', -budget), entry('vat', -vat), entry('credit', budget + vat)]
  const given = taken.map((one) => ({ ...one, amount: -one.amount }))
  return [
    {
      reference: `ad-shifted:${key}:out`,
      kind: 'ad-shifted',
      subject: runSubject(from.runId),
      entries: entriesOf(taken),
    },
    {
      reference: `ad-shifted:${key}:in`,
      kind: 'ad-shifted',
      subject: runSubject(to.runId),
      entries: entriesOf(given),
    },
  ]
}
