import { creativesNamedIn } from '@aloft/domain/balloons/named-creatives.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { Db } from '../../db/db.ts'
import type { EnqueueJob } from '../../work-context.ts'
import { type CreativeCopy, findCreativeCopies, insertCreativeCopies } from './creative-copies.repo.ts'

/**
 * Copies to be made of the creatives that the values of a brand's ad name: of the versions in force at a date, or of the
 * newest ones for null. Unknown creatives, and those of other brands, are left out.
 */
export async function planCreativeCopies(
  db: Db,
  ideaId: string,
  values: Readonly<Record<string, JsonValue>>,
  date: Date | null,
): Promise<CreativeCopy[]> {
  const named = creativesNamedIn(values)
  return named.length === 0 ? [] : findCreativeCopies(db, ideaId, named, date)
}

/** Copies creatives, for an ad or for the same one as before. Pictures that are still being drawn are drawn for the copy too. */
export async function copyCreatives(
  { db, enqueue }: { readonly db: Db; readonly enqueue: EnqueueJob },
  copies: readonly CreativeCopy[],
  ad: { readonly balloonId: string | null; readonly authorId: string; readonly now: Date },
): Promise<void> {
  if (copies.length === 0) return
  await insertCreativeCopies(db, copies, ad)
  for (const { id, isDrawn } of copies) {
    if (!isDrawn) await enqueue(db, 'render-creative', { adCreativeId: id })
  }
}
