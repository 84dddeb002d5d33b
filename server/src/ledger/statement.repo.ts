import type { LedgerAccount, LedgerUnit } from '@aloft/domain/core/ledger'
import type { Db } from '../db/db.ts'

/** A posting with entries of an owner, with all its entries. */
export interface StatementPosting {
  readonly id: string
  readonly kind: string
  readonly subject: string | null
  readonly date: Date
  readonly entries: readonly {
    readonly account: LedgerAccount
    readonly isOwn: boolean
    readonly unit: LedgerUnit
    readonly amount: number
  }[]
}

/** Selects postings about a subject, with one of the owner's accounts, and before a posting already read. */
export interface StatementChoice {
  readonly subject: string | null
  readonly account: LedgerAccount | null
  readonly before: string | null
}

/** The postings with entries of an owner, newest first. */
export async function statementOf(
  db: Db,
  ownerId: string,
  { subject, account, before }: StatementChoice,
  limit: number,
): Promise<StatementPosting[]> {
  const ids = db('ledger_entry').where({ ownerId }).distinct('postingId')
  if (account) void ids.where({ account })
  if (before) void ids.where('postingId', '<', before)
  if (subject) void ids.whereIn('postingId', db('ledger_posting').where({ subject }).select('id'))
  const rows: {
    id: string
    kind: string
    subject: string | null
    date: Date
    ownerId: string | null
    account: LedgerAccount
    unit: LedgerUnit
    amount: number
  }[] = await db('ledger_posting')
    .join('ledger_entry', 'ledger_entry.postingId', 'ledger_posting.id')
    .whereIn('ledger_posting.id', ids.orderBy('postingId', 'desc').limit(limit))
    .orderBy([{ column: 'ledger_posting.id', order: 'desc' }, { column: 'ledger_entry.id' }])
    .select(
      'ledger_posting.id',
      'kind',
      'subject',
      'date',
      'ledger_entry.ownerId',
      'account',
      'unit',
      'amount',
    )
  const postings = new Map<string, StatementPosting & { entries: StatementPosting['entries'][number][] }>()
  for (const { id, kind, subject: about, date, ownerId: owner, ...entry } of rows) {
    const posting = postings.get(id) ?? { id, kind, subject: about, date, entries: [] }
    posting.entries.push({ ...entry, isOwn: owner === ownerId })
    postings.set(id, posting)
  }
  return [...postings.values()]
}
