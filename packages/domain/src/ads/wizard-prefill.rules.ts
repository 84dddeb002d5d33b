import type { BrandBrief } from '../briefs/brief.entity.ts'
import type { Goal } from '../core/goals.ts'
import { pickedForMe, type WizardParams, withWizardChange } from './wizard-params.rules.ts'
import { maxWizardNameLength } from './wizard-steps.rules.ts'

/** The wizard's defaults for a known brand: its place and language, and the goal that its owner named. */
export function prefilledWizard(
  brief: Pick<BrandBrief, 'location' | 'language'> | null,
  goal: Goal | null,
): WizardParams {
  const location = brief?.location ?? ''
  return withWizardChange(pickedForMe, {
    location: [...location].length <= maxWizardNameLength ? location : '',
    language: brief?.language ?? null,
    details: { goal },
  })
}
