import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import type { BriefValue } from '@aloft/domain/briefs/brief-merge.rules'
import type { Proposer } from '@aloft/domain/core/proposal.rules'
import type { Db } from '../../db/db.ts'

/** A change of a brief's field, with its position in the field's history; `seq` counts from 1. */
export interface BriefChangeRow {
  field: string
  seq: number
  before: BriefValue
  after: BriefValue
  date: Date
  authorId: string | null
  proposer: Proposer | null
}

/** The histories of the fields of one brief; the caller has checked access to it. */
export function changesOf(db: Db, briefId: string) {
  return {
    /** The last change of each of these fields. */
    async latest(fields: readonly string[]): Promise<BriefChangeRow[]> {
      return db('brief_change')
        .distinctOn('field')
        .where({ briefId })
        .whereIn('field', [...fields])
        .orderBy([{ column: 'field' }, { column: 'seq', order: 'desc' }])
        .select('field', 'seq', 'before', 'after', 'date', 'authorId', 'proposer')
    },

    /** Adds changes; a change with an existing position overwrites the new value of that one. */
    async put(rows: readonly BriefChangeRow[]): Promise<void> {
      await db('brief_change')
        .insert(
          rows.map((row) => ({
            ...row,
            briefId,
            before: JSON.stringify(row.before),
            after: JSON.stringify(row.after),
          })),
        )
        .onConflict(['briefId', 'field', 'seq'])
        .merge(['after', 'date'])
    },

    /** Value of the field before its first change; undefined if it was never changed. */
    async first(field: string): Promise<BriefValue | undefined> {
      const row: { before: BriefValue } | undefined = await db('brief_change')
        .where({ briefId, field })
        .orderBy('seq')
        .first('before')
      return row?.before
    },

    /** Newest first, with their authors' names; changes that were reverted right away are left out. */
    async list(
      field: string,
      limit: number,
      before: number | undefined,
    ): Promise<(Omit<BriefChangeRow, 'authorId'> & { authorName: string | null })[]> {
      return db('brief_change')
        .leftJoin('user_account', 'user_account.id', 'brief_change.authorId')
        .where({ briefId, field })
        .whereRaw('before <> after')
        .modify((older) => void (before !== undefined && older.where('seq', '<', before)))
        .orderBy('seq', 'desc')
        .limit(limit)
        .select('field', 'seq', 'before', 'after', 'date', 'proposer', {
          authorName: 'user_account.username',
        })
    },
  }
}

/** The brand's brief at a given time: `now`, with each field that changed since then reset to its earlier value. */
export async function findBrandBriefAt(
  db: Db,
  ideaId: string,
  now: BrandBrief,
  date: Date,
): Promise<BrandBrief> {
  const rows: Pick<BriefChangeRow, 'field' | 'before'>[] = await db('brief_change')
    .join('brief', 'brief.id', 'brief_change.briefId')
    .distinctOn('field')
    .where({ 'brief.ideaId': ideaId, 'brief.kind': 'brand' })
    .where('brief_change.date', '>', date)
    .orderBy(['field', 'seq'])
    .select('field', 'before')
  return { ...now, ...Object.fromEntries(rows.map(({ field, before }) => [field, before])) }
}
