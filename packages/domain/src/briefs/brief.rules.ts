import { normaliseName } from '../core/names.ts'
import { params } from '../core/params.ts'
import { normaliseUrl } from '../core/url.ts'
import { checkIdeaTitle } from '../ideas/idea.rules.ts'
import type { BrandBrief, CampaignBrief } from './brief.entity.ts'

/** The minimum length of a brand's summary (ONB-08). */
export const minSummaryLength = 20

/** Refused fields, each with its failure; empty if there are none. */
export type FieldFailures<Field extends string, Failure extends string> = Readonly<
  Partial<Record<Field, Failure>>
>

/** What's wrong with a brand brief (ONB-08): it needs a valid brand name, and a summary of at least 20 characters. */
export function checkBrandBrief(
  brief: Pick<BrandBrief, 'name' | 'summary'>,
  otherBrandNames: readonly string[],
): FieldFailures<
  'name' | 'summary',
  'requiredValue' | 'titleTooShort' | 'existingTitle' | 'summaryTooShort'
> {
  const name = checkIdeaTitle(brief.name, otherBrandNames)
  const isShort = brief.summary.trim().length < minSummaryLength
  return { ...(name ? { name } : {}), ...(isShort ? { summary: 'summaryTooShort' } : {}) }
}

/** What's wrong with a campaign brief: it needs a name and an offering type (BRF-05). */
export function checkCampaignBrief(
  brief: Pick<CampaignBrief, 'name' | 'offeringType'>,
): FieldFailures<'name' | 'offeringType', 'requiredValue'> {
  return {
    ...(normaliseName(brief.name) === '' ? { name: 'requiredValue' } : {}),
    ...(brief.offeringType === null ? { offeringType: 'requiredValue' } : {}),
  }
}

/** Why the description that replaces a website is refused, or null (ONB-08, OPN-68). */
export function checkBrandDescription(description: string): 'descriptionTooShort' | null {
  return description.trim().length < params.minDescriptionLength ? 'descriptionTooShort' : null
}

/** Why a list of competitors' addresses is refused, or null; empty ones are ignored (ONB-09, OPN-68). */
export function checkCompetitors(urls: readonly string[]): 'tooManyCompetitors' | 'urlInvalid' | null {
  const given = urls.filter((url) => url.trim() !== '')
  if (given.length > params.maxCompetitors) return 'tooManyCompetitors'
  return given.every((url) => normaliseUrl(url) !== false) ? null : 'urlInvalid'
}
