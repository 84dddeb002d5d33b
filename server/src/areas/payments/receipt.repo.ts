import type { Currency } from '@aloft/domain/core/money'
import { type ReceiptPurpose, receiptNumber, receiptYear } from '@aloft/domain/payments/receipt.rules'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../db/db.ts'

/** A receipt as it was issued; amounts are minor units. */
export interface ReceiptRow {
  readonly id: string
  /** In the form `2026-000123`. */
  readonly number: string
  /** Reference of the posting that books the charge. */
  readonly reference: string
  readonly ownerId: string
  readonly purpose: ReceiptPurpose
  /** Product time. */
  readonly date: Date
  readonly seller: string
  readonly sellerCountry: string
  /** Description of the item; null once the account is erased. */
  readonly item: string | null
  readonly period: string | null
  readonly net: number
  readonly vat: number
  readonly vatPercent: number
  readonly creditUsed: number
  readonly charged: number
  readonly currency: Currency
  readonly method: 'card' | 'paypal' | 'credit'
  readonly cardBrand: string | null
  readonly cardLast4: string | null
  /** The secret part of its address. */
  readonly key: string
}

/** Numbers and stores a receipt. Other receipts wait for their numbers until this transaction ends. */
export async function insertReceipt(
  trx: Db,
  receipt: Omit<ReceiptRow, 'id' | 'number' | 'key'>,
): Promise<string> {
  const id = uuidv7()
  const year = receiptYear(receipt.date)
  const counted: { last: number }[] = await trx('receipt_counter')
    .insert({ year, last: 1 })
    .onConflict('year')
    .merge({ last: trx.raw('receipt_counter.last + 1') })
    .returning('last')
  const [place] = counted
  if (!place) throw new Error('the new place of a receipt was not returned')
  await trx('receipt').insert({ ...receipt, id, number: receiptNumber(year, place.last) })
  return id
}

export async function findReceipt(db: Db, id: string): Promise<ReceiptRow | undefined> {
  const row: ReceiptRow | undefined = await db('receipt').where({ id }).first()
  return row
}

export async function findReceiptByKey(db: Db, key: string): Promise<ReceiptRow | undefined> {
  const row: ReceiptRow | undefined = await db('receipt').where({ key }).first()
  return row
}

/** An owner's receipts, newest first, those before an id if one is given. */
export async function listReceipts(
  db: Db,
  ownerId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<ReceiptRow[]> {
  const query = db('receipt').where({ ownerId }).orderBy('id', 'desc').limit(limit)
  const rows: ReceiptRow[] = await (before ? query.where('id', '<', before) : query)
  return rows
}

/**
 * Deletes the user's words and the card details from an account's receipts; numbers and amounts stay. Addresses that
 * were passed on no longer lead to them.
 */
export async function forgetReceiptWords(db: Db, ownerId: string): Promise<void> {
  const key = db.raw("replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')")
  await db('receipt').where({ ownerId }).update({ item: null, cardBrand: null, cardLast4: null, key })
}
