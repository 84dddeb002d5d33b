import { type Currency, currencies } from './money.ts'

/**
 * Accounts of the ledger. A positive amount goes into an account, a negative one comes out of it.
 * - `cash` is the outside world: payments by card or PayPal come out of it, so its balance is at most zero.
 * - `credit` is what a user can still spend, VAT included; `credit:reserved` is credit waiting for the rest of a
 * payment by card or PayPal.
 * - `ad:budget` is what was paid for an unsettled launch, without VAT; `refund` is the unused part, with its VAT, until
 * the day it becomes credit.
 * - `ad:spend`, `ad:commission` and `plan` are what was earned or passed on; `vat` is what's owed to the state.
 */
export const ledgerAccounts = [
  'cash',
  'credit',
  'credit:reserved',
  'ad:budget',
  'refund',
  'ad:spend',
  'ad:commission',
  'plan',
  'vat',
  'tokens:free',
  'tokens:monthly',
  'tokens:additional',
  'tokens:reserved',
  'tokens:granted',
  'tokens:spent',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** `token`, or a currency whose amounts are minor units. */
export const ledgerUnits = ['token', ...currencies] as const
export type LedgerUnit = 'token' | Currency

export interface LedgerEntry {
  /** Null for the product's own side of a posting. */
  readonly ownerId: string | null
  readonly account: LedgerAccount
  readonly unit: LedgerUnit
  readonly amount: number
}

/** One booking; the entries of each unit sum to zero. */
export interface Booking {
  /** Names the booking, such as `signup-tokens:{userId}`: the same reference is booked only once. */
  readonly reference: string
  readonly kind: string
  /** Its subject, such as `run:{id}`, so that every displayed amount can be traced to its entries. */
  readonly subject?: string
  readonly entries: readonly LedgerEntry[]
}

/** Entries without zero amounts, which the ledger refuses. */
export function entriesOf(entries: readonly LedgerEntry[]): readonly LedgerEntry[] {
  return entries.filter(({ amount }) => amount !== 0)
}

/** Whether the entries of each unit sum to zero. */
export function isBalanced(entries: readonly LedgerEntry[]): boolean {
  return ledgerUnits.every(
    (unit) => entries.reduce((sum, entry) => sum + (entry.unit === unit ? entry.amount : 0), 0) === 0,
  )
}
