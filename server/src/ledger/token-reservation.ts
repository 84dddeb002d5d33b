import { takeTokens, tokenParts, type TokenParts } from '@aloft/domain/plans/tokens.rules'
import type { Db } from '../db/db.ts'
import { balancesOf, entriesOf, lockOwner, post } from './ledger.repo.ts'

/** Tokens reserved for work in progress; `reference` names the work, for example `ad:{taskId}`. */
export interface Reservation {
  readonly ownerId: string
  readonly reference: string
  readonly amount: number
  readonly now: Date
}

/** An account's balance of each kind of token, without reserved ones. */
export async function tokensOf(db: Db, ownerId: string): Promise<TokenParts> {
  const balances = await balancesOf(db, ownerId)
  return {
    free: balances['tokens:free'] ?? 0,
    monthly: balances['tokens:monthly'] ?? 0,
    additional: balances['tokens:additional'] ?? 0,
  }
}

/** Reserves tokens in the order they are spent; false if there are too few (OPN-55). */
export async function reserveTokens(
  db: Db,
  { ownerId, reference, amount, now }: Reservation,
): Promise<boolean> {
  await lockOwner(db, ownerId)
  const taken = takeTokens(await tokensOf(db, ownerId), amount)
  if (!taken) return false
  const parts = tokenParts.filter((part) => taken[part] > 0)
  return post(db, {
    reference: `${reference}:reserve`,
    kind: 'tokens-reserved',
    date: now,
    entries: [
      ...parts.map(
        (part) => ({ ownerId, account: `tokens:${part}`, unit: 'token', amount: -taken[part] }) as const,
      ),
      { ownerId, account: 'tokens:reserved', unit: 'token', amount },
    ],
  })
}

/** Spends reserved tokens once the work is done. A reservation ends once: spent or released. */
export async function settleTokens(db: Db, reference: string, now: Date): Promise<void> {
  const reserved = (await entriesOf(db, `${reference}:reserve`)).filter(
    ({ account }) => account === 'tokens:reserved',
  )
  await end(db, reference, 'tokens-settled', now, [
    ...reserved.map((entry) => ({ ...entry, amount: -entry.amount })),
    ...reserved.map((entry) => ({ ...entry, ownerId: null, account: 'tokens:spent' as const })),
  ])
}

/** Returns reserved tokens to the kinds they came from, if the work failed. */
export async function releaseTokens(db: Db, reference: string, now: Date): Promise<void> {
  const entries = await entriesOf(db, `${reference}:reserve`)
  await end(
    db,
    reference,
    'tokens-released',
    now,
    entries.map((entry) => ({ ...entry, amount: -entry.amount })),
  )
}

async function end(
  db: Db,
  reference: string,
  kind: string,
  date: Date,
  entries: Parameters<typeof post>[1]['entries'],
): Promise<void> {
  if (entries.length === 0) throw new Error(`nothing is reserved as ${reference}`)
  // Both ends share one reference, so that the database accepts only the first of them.
  await post(db, { reference: `${reference}:end`, kind, date, entries })
}
