import type { Booking, LedgerAccount, LedgerEntry, LedgerUnit } from '@aloft/domain/core/ledger'
import type { Currency } from '@aloft/domain/core/money'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../db/db.ts'

export interface Posting extends Booking {
  /** Product time. */
  readonly date: Date
}

/** Books a posting; false if its reference is already booked. The database refuses a posting that does not balance. */
export async function post(db: Db, { reference, kind, subject, date, entries }: Posting): Promise<boolean> {
  const id = uuidv7()
  const added = await db('ledger_posting')
    .insert({ id, reference, kind, subject: subject ?? null, date })
    .onConflict('reference')
    .ignore()
    .returning('id')
  if (added.length === 0) return false
  await db('ledger_entry').insert(
    entries.map((entry) => ({
      id: uuidv7(),
      postingId: id,
      ownerId: entry.ownerId,
      account: entry.account,
      unit: entry.unit,
      amount: entry.amount,
    })),
  )
  return true
}

/** Balances of an owner's accounts, in tokens or minor units; accounts without entries are left out. */
export async function balancesOf(
  db: Db,
  ownerId: string,
): Promise<Readonly<Partial<Record<LedgerAccount, number>>>> {
  const rows: { account: LedgerAccount; total: number }[] = await db('ledger_entry')
    .where({ ownerId })
    .groupBy('account')
    .select('account')
    .sum({ total: 'amount' })
  return Object.fromEntries(rows.map(({ account, total }) => [account, total]))
}

/** Credit that an owner can still spend, in minor units of a currency (OPN-41). */
export async function creditOf(db: Db, ownerId: string, currency: Currency): Promise<number> {
  const row: { total?: number | null } | undefined = await db('ledger_entry')
    .where({ ownerId, account: 'credit', unit: currency })
    .sum({ total: 'amount' })
    .first()
  return row?.total ?? 0
}

/** The entries booked under a reference. */
export async function entriesOf(db: Db, reference: string): Promise<readonly LedgerEntry[]> {
  const rows: { ownerId: string | null; account: LedgerAccount; unit: LedgerUnit; amount: number }[] =
    await db('ledger_entry')
      .join('ledger_posting', 'ledger_posting.id', 'ledger_entry.postingId')
      .where('ledger_posting.reference', reference)
      .select('ownerId', 'account', 'unit', 'amount')
  return rows.map(({ ownerId, ...entry }) => ({ ownerId, ...entry }))
}

/**
 * Locks an owner until the transaction ends, so that their bookings follow one another and no balance is spent twice.
 * Uses a weak lock, because rows that refer to the account may be written in the meantime.
 */
export async function lockOwner(db: Db, ownerId: string): Promise<void> {
  await db('user_account').where({ id: ownerId }).forNoKeyUpdate().select('id')
}
