import type { BrandBrief } from '../briefs/brief.entity.ts'
import type { Goal } from '../core/goals.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'
import { pickedForMe, type WizardParams, withWizardChange } from './wizard-params.rules.ts'
import { maxWizardNameLength } from './wizard-steps.rules.ts'

/**
 * The wizard's defaults for a known brand: its place and language, the goal that its owner named, and the platform that
 * was chosen before, such as for another version of an ad.
 */
export function prefilledWizard(
  brief: Pick<BrandBrief, 'location' | 'language'> | null,
  goal: Goal | null,
  platform: AdPlatform | null = null,
): WizardParams {
  const location = brief?.location ?? ''
  return withWizardChange(pickedForMe, {
    platform,
    location: [...location].length <= maxWizardNameLength ? location : '',
    language: brief?.language ?? null,
    details: { goal },
  })
}
