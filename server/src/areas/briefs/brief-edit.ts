import { mergeBrief } from '@aloft/domain/briefs/brief-merge.rules'
import type { FailureOf, ParsedPayloadOf } from '@aloft/contract/schemas'
import type { Db } from '../../db/db.ts'
import { conflictsIn } from './brief-history.ts'
import type { BriefKind, BriefRow } from './brief.repo.ts'
import { storedBrief } from './brief.wire.ts'

/** An edit of one kind of brief, from the payload of `save-brief`. */
export type BriefEdit<K extends BriefKind> = Extract<ParsedPayloadOf<'save-brief'>, { kind: K }>
export type SaveFailure = FailureOf<'save-brief'>

/**
 * Merges an edit with the stored brief. An edit with a base keeps changes that others made since, and is refused if
 * both changed the same field.
 */
export async function mergeEdit<B extends BriefRow['data']>(
  db: Db,
  { base, brief: edited }: { readonly base?: B | undefined; readonly brief: B },
  saved: BriefRow | undefined,
): Promise<{ readonly brief: B; readonly error?: undefined } | SaveFailure> {
  if (!base || !saved) return { brief: edited }
  const { brief, conflicts } = mergeBrief(base, edited, saved.data)
  if (conflicts.length === 0) return { brief }
  return {
    error: 'briefConflict',
    fields: [...conflicts],
    conflicts: await conflictsIn(db, saved, conflicts),
    brief: storedBrief<B>(saved),
  }
}

/** The refusal of a brief with invalid fields, each with its failure key; null if all are valid. */
export function refuseFields(fields: Readonly<Record<string, string>>): SaveFailure | null {
  return Object.keys(fields).length > 0 ? { error: 'briefInvalid', fields: { ...fields } } : null
}
