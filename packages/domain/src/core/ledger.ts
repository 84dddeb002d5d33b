import { type Currency, currencies } from './money.ts'

/**
 * Accounts of the ledger. An amount above zero goes into an account, one below comes out of it.
 * - `cash` is the world outside: what is paid by card or PayPal comes out of it, so that it is at most zero.
 * - `credit` is what a user may still spend, VAT included; `credit:reserved` what waits for the rest of a payment to
 *   come from a card or PayPal.
 * - `ad:budget` is what was paid for a launch that is not settled, without VAT; `refund` what comes back of it, until the
 *   day it becomes credit, with its VAT.
 * - `ad:spend`, `ad:commission` and `plan` are what was earned or passed on, `vat` what is owed to the state.
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

/** What is booked at once; the entries of each unit sum to zero. */
export interface Booking {
  /** Names what is booked, such as `signup-tokens:{userId}`: the same reference is booked once. */
  readonly reference: string
  readonly kind: string
  /** What it is about, such as `run:{id}`, so that an amount that is shown leads to its entries. */
  readonly subject?: string
  readonly entries: readonly LedgerEntry[]
}

/** Entries without those of nothing, which the ledger does not take. */
export function entriesOf(entries: readonly LedgerEntry[]): readonly LedgerEntry[] {
  return entries.filter(({ amount }) => amount !== 0)
}

/** Whether the entries of each unit sum to zero. */
export function isBalanced(entries: readonly LedgerEntry[]): boolean {
  return ledgerUnits.every(
    (unit) => entries.reduce((sum, entry) => sum + (entry.unit === unit ? entry.amount : 0), 0) === 0,
  )
}
