import { editMergeMs } from '../balloons/balloon-history.rules.ts'

/** How many versions of a creative are listed. */
export const maxListedVersions = 100

/** One version of a creative. The numbers of a creative's versions begin with 1. */
export interface CreativeVersion {
  readonly number: number
  /** Who drew it; null for the product. */
  readonly authorId: string | null
  /** When it was last changed; it's in force from then on. */
  readonly date: Date
}

/** What refers to the newest version of a creative, so that it may not change any more. */
export interface VersionUses {
  /** When an ad with this creative was last published; null if that was before the version, or never. */
  readonly lastPublishDate: Date | null
  readonly isLaunched: boolean
}

/**
 * The version that a draft is stored as. It takes the place of the newest version if that's an unused one by the same
 * author and at most 60 s old, as edits of an ad's values do; otherwise it's the next one. Versions never get an earlier
 * date than those before them or than what was published with those, even if product time was set back.
 */
export function versionForDraft(
  newest: CreativeVersion,
  draft: Pick<CreativeVersion, 'authorId' | 'date'>,
  { lastPublishDate, isLaunched }: VersionUses,
): CreativeVersion {
  const used = lastPublishDate && lastPublishDate >= newest.date ? lastPublishDate : null
  const elapsed = draft.date.getTime() - newest.date.getTime()
  const isMerged =
    !used && !isLaunched && draft.authorId === newest.authorId && elapsed >= 0 && elapsed <= editMergeMs
  if (isMerged) return { ...draft, number: newest.number }
  const earliest = Math.max(newest.date.getTime(), used?.getTime() ?? Number.NEGATIVE_INFINITY) + 1
  return { ...draft, number: newest.number + 1, date: new Date(Math.max(draft.date.getTime(), earliest)) }
}
