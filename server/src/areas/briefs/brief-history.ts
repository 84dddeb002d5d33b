import { type BriefValue, changedFields } from '@aloft/domain/briefs/brief-merge.rules'
import type { EditConflict } from '@aloft/domain/balloons/edit-conflict.entity'
import type { Proposer } from '@aloft/domain/core/proposal.rules'
import type { Db } from '../../db/db.ts'
import { findUsernames } from '../account/account.repo.ts'
import { type BriefChangeRow, changesOf } from './brief-change.repo.ts'
import type { BriefRow } from './brief.repo.ts'

/**
 * Further changes of a field by the same person count as one change if they are within this time of the last one, and
 * both are their own, or from the same proposer.
 */
const oneChangeMs = 60_000

interface Author {
  readonly authorId: string
  readonly proposer: Proposer | null
  readonly now: Date
}

/** The changes that saving a brief adds to the histories of its fields; `latest` has the last change of each field. */
export function newChanges(
  before: object,
  after: object,
  latest: readonly BriefChangeRow[],
  { authorId, proposer, now }: Author,
): BriefChangeRow[] {
  return changedFields(before, after).map((field) => {
    const last = latest.find((row) => row.field === field)
    const isSameChange =
      last !== undefined &&
      last.authorId === authorId &&
      last.proposer === proposer &&
      Math.abs(now.getTime() - last.date.getTime()) < oneChangeMs
    return {
      field,
      seq: (last?.seq ?? 0) + (isSameChange ? 0 : 1),
      before: isSameChange ? last.before : valueOf(before, field),
      after: valueOf(after, field),
      date: now,
      authorId,
      proposer,
    }
  })
}

/** Value of a field; null if the brief was saved before the field existed. */
export function valueOf(brief: object, field: string): BriefValue {
  return (brief as Record<string, BriefValue>)[field] ?? null
}

/** Adds the changes of a saved brief to the histories of its fields. */
export async function keepChanges(db: Db, saved: BriefRow, brief: object, author: Author): Promise<void> {
  const fields = changedFields(saved.data, brief)
  if (fields.length === 0) return
  const changes = changesOf(db, saved.id)
  await changes.put(newChanges(saved.data, brief, await changes.latest(fields), author))
}

/** Fields that an edit may not overwrite, with their values, authors and dates. */
export async function conflictsIn(
  db: Db,
  saved: BriefRow,
  fields: readonly string[],
): Promise<EditConflict[]> {
  const changes = await changesOf(db, saved.id).latest(fields)
  const authors = new Set(changes.flatMap(({ authorId: id }) => id ?? []))
  const names = authors.size > 0 ? await findUsernames(db, [...authors]) : new Map<string, string>()
  return fields.map((field) => {
    const last = changes.find((change) => change.field === field)
    const authorId = last?.authorId ?? null
    return {
      key: field,
      value: valueOf(saved.data, field),
      date: last?.date ?? null,
      authorId,
      authorName: names.get(authorId ?? '') ?? null,
    }
  })
}
