import type { Db } from '../db/db.ts'

/** Tokens that were spent on one day, in UTC, under references that begin alike. */
export interface TokenUsageRow {
  /** In the form `2026-11-22`. */
  readonly day: string
  /** The reference of one of the postings. */
  readonly reference: string
  readonly count: number
  readonly tokens: number
}

/** What an owner's tokens were spent on since a date, newest day first. */
export async function tokenUsageSince(db: Db, ownerId: string, since: Date): Promise<TokenUsageRow[]> {
  const day = "to_char(ledger_posting.date at time zone 'UTC', 'YYYY-MM-DD')"
  const work = "split_part(ledger_posting.reference, ':', 1)"
  const rows: TokenUsageRow[] = await db('ledger_entry')
    .join('ledger_posting', 'ledger_posting.id', 'ledger_entry.postingId')
    .where({ ownerId, account: 'tokens:reserved', kind: 'tokens-settled' })
    .where('ledger_posting.date', '>=', since)
    .groupByRaw(`${day}, ${work}`)
    .orderByRaw(`${day} desc, ${work}`)
    .select(
      db.raw(`${day} as day`),
      db.raw('min(ledger_posting.reference) as reference'),
      db.raw('count(*)::int as count'),
      // Spending takes them out of the reserved ones.
      db.raw('(-sum(ledger_entry.amount))::int as tokens'),
    )
  return rows
}
