import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../db/db.ts'

/** Accounts of a user; those without an owner belong to the product. */
export type LedgerAccount =
  | 'credit'
  | 'tokens:free'
  | 'tokens:monthly'
  | 'tokens:additional'
  | 'tokens:granted'

/** `token`, or a currency whose amounts are minor units. */
export type LedgerUnit = 'token' | 'EUR' | 'USD' | 'GBP' | 'CHF'

export interface LedgerEntry {
  /** Null for the product's own side of a posting. */
  readonly ownerId: string | null
  readonly account: LedgerAccount
  readonly unit: LedgerUnit
  readonly amount: number
}

export interface Posting {
  /** Names what is booked, such as `signup-tokens:{userId}`: the same reference is booked once. */
  readonly reference: string
  readonly kind: string
  readonly date: Date
  readonly entries: readonly LedgerEntry[]
}

/** Books a posting; false where its reference is booked already. The database refuses one that does not balance. */
export async function post(db: Db, { reference, kind, date, entries }: Posting): Promise<boolean> {
  const id = uuidv7()
  const added = await db('ledger_posting')
    .insert({ id, reference, kind, date })
    .onConflict('reference')
    .ignore()
    .returning('id')
  if (added.length === 0) return false
  await db('ledger_entry').insert(
    entries.map((entry) => ({
      id: uuidv7(),
      posting_id: id,
      owner_id: entry.ownerId,
      account: entry.account,
      unit: entry.unit,
      amount: entry.amount,
    })),
  )
  return true
}

/** The sum of an owner's account, in tokens or minor units. */
export async function balanceOf(db: Db, ownerId: string, account: LedgerAccount): Promise<number> {
  const row = await db('ledger_entry').where({ owner_id: ownerId, account }).sum({ total: 'amount' }).first()
  return Number(row?.['total'] ?? 0)
}
