import type { BrandBrief, CampaignBrief } from '../briefs/brief.entity.ts'
import type { Goal } from '../core/goals.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'
import type { LikeAd } from './ad-generation.entity.ts'
import { pickedForMe, type WizardParams, withWizardChange } from './wizard-params.rules.ts'
import { maxWizardNameLength, maxWizardTextLength } from './wizard-steps.rules.ts'

const fitting = (text: string, max: number) => ([...text].length <= max ? text : '')

/** What another ad takes over from the brief of one that was generated; what the wizard's fields don't hold is left out. */
export function likeAdOf(
  { goal, offeringType, offeringName, offeringSummary, specialPurpose, location, language }: CampaignBrief,
  competitors: readonly string[],
): LikeAd {
  return {
    competitors: [...competitors],
    location: fitting(location, maxWizardNameLength),
    language,
    details: {
      goal,
      offeringType,
      offeringName: fitting(offeringName, maxWizardNameLength),
      offeringSummary: fitting(offeringSummary, maxWizardTextLength),
      specialPurpose: fitting(specialPurpose ?? '', maxWizardTextLength),
    },
  }
}

/**
 * The wizard's defaults for a known brand: its place and language, the goal that its owner named, and the platform that
 * was chosen before, such as for another version of an ad. What that ad was made for comes first.
 */
export function prefilledWizard(
  brief: Pick<BrandBrief, 'location' | 'language'> | null,
  goal: Goal | null,
  platform: AdPlatform | null = null,
  like: LikeAd | null = null,
): WizardParams {
  if (like) {
    const { details, ...others } = like
    return withWizardChange(pickedForMe, {
      ...others,
      platform,
      details: { ...details, goal: details.goal ?? goal },
    })
  }
  const location = brief?.location ?? ''
  return withWizardChange(pickedForMe, {
    platform,
    location: fitting(location, maxWizardNameLength),
    language: brief?.language ?? null,
    details: { goal },
  })
}
