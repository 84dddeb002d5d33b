import { type Booking, entriesOf, type LedgerEntry } from '../core/ledger.ts'
import { type BookedLaunch, launchSubject } from './ad-postings.rules.ts'

/** Money moved from one launch of an owner to another, with the VAT paid on it; minor units. */
export interface ShiftedMoney {
  readonly budget: number
  readonly vat: number
}

/** The VAT on a part of a launch's budget: the same share of what was paid. */
export function vatWith(launch: { readonly budget: number; readonly vat: number }, part: number): number {
  return launch.budget === 0 ? 0 : Math.round((launch.vat * part) / launch.budget)
}

/**
 * The autopilot moves money between two launches of one owner. It becomes credit from the first and pays for the
 * second, in one commit, so that each launch's entries hold only its own money. `key` names the decision.
 */
export function budgetShifted(
  from: BookedLaunch,
  to: BookedLaunch,
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
      subject: launchSubject(from.launchId),
      entries: entriesOf(taken),
    },
    {
      reference: `ad-shifted:${key}:in`,
      kind: 'ad-shifted',
      subject: launchSubject(to.launchId),
      entries: entriesOf(given),
    },
  ]
}
