import { isNameTaken, normaliseName } from '../core/names.ts'
import { params } from '../core/params.ts'
import { siteHost } from '../core/url.ts'
import type { AdAccountUse, Idea } from './idea.entity.ts'

/**
 * Why a brand's title is refused, or null: required, at least 3 characters, and not one of the other titles,
 * compared trimmed and in any case (ONB-08, ONB-10, OPN-68).
 */
export function checkIdeaTitle(
  title: string,
  otherTitles: readonly string[],
): 'requiredValue' | 'titleTooShort' | 'existingTitle' | null {
  const { length } = normaliseName(title)
  if (length === 0) return 'requiredValue'
  if (length < params.minTitleLength) return 'titleTooShort'
  return isNameTaken(title, otherTitles) ? 'existingTitle' : null
}

/**
 * The current idea: the one in the address, otherwise the user's selected one, otherwise the first in the list
 * (SES-04). An ID that isn't in the list is ignored: it may be old, or somebody else's. An archived idea is never the
 * current one.
 */
export function chooseCurrentIdeaId(choice: {
  readonly queryIdeaId: string | null
  readonly selectedIdeaId: string | null
  readonly ideas: readonly Pick<Idea, '_id' | 'archiveDate'>[]
}): string | null {
  const ideas = choice.ideas.filter(({ archiveDate }) => archiveDate === null)
  const known = [choice.queryIdeaId, choice.selectedIdeaId, ideas[0]?._id]
  return known.find((id) => id && ideas.some(({ _id }) => _id === id)) ?? null
}

/** The existing idea for an address's site, by host without `www.` (ONB-07). */
export function findIdeaForSite<T extends Pick<Idea, 'url' | 'archiveDate'>>(
  ideas: readonly T[],
  url: string,
): T | undefined {
  const host = siteHost(url)
  if (!host) return undefined
  return ideas.find((idea) => idea.archiveDate === null && idea.url !== null && siteHost(idea.url) === host)
}

/**
 * The list of an idea that a file of this media type belongs to, or null: only pictures and videos are stored, and the
 * caller logs others as unhandled (ENT-33).
 */
export function fileListFor(mediaType: string): 'uploadedImages' | 'uploadedVideos' | null {
  if (/^image\/./i.test(mediaType)) return 'uploadedImages'
  return /^video\/./i.test(mediaType) ? 'uploadedVideos' : null
}

/** An idea as saved, without the time it was last opened (ENT-05). */
export function savedIdea<T extends { readonly lastOpenDate?: Date | null }>(
  idea: T,
): Omit<T, 'lastOpenDate'> {
  const { lastOpenDate: _, ...saved } = idea
  return saved
}

/** The history with one more use of an ad account; new entries always have a date (OPN-33). */
export function withAdAccountUse(
  history: readonly AdAccountUse[],
  use: Required<AdAccountUse>,
): readonly AdAccountUse[] {
  return [...history, use]
}
