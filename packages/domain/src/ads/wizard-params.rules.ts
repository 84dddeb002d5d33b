import type { Goal } from '../core/goals.ts'
import { type AdPlatform, isAdPlatform } from '../ideas/platforms.rules.ts'
import type { AdParams } from './ad-generation.entity.ts'

/** The wizard's choices for a known brand. Null, an empty text and an empty list mean "pick for me". */
export type WizardParams = Omit<AdParams, 'ideaId'>

/** The wizard's initial state, with everything picked for the user. */
export const pickedForMe: WizardParams = {
  platform: null,
  style: { toneOfVoice: null, formula: null, imageStyle: null },
  competitors: [],
  location: '',
  language: null,
  details: { goal: null, offeringType: null, offeringName: '', offeringSummary: '', specialPurpose: '' },
  overrides: { platform: null, purpose: null },
  briefId: null,
}

/** A change to some of the fields; the other fields of a group stay. */
export type WizardChange = Partial<Omit<WizardParams, 'style' | 'details' | 'overrides'>> & {
  readonly style?: Partial<WizardParams['style']>
  readonly details?: Partial<WizardParams['details']>
  readonly overrides?: Partial<WizardParams['overrides']>
}

/**
 * The preferences after a change. The latest choice counts: choosing again removes the override, and "pick for me" as
 * an override removes the first choice.
 */
export function withWizardChange(params: WizardParams, change: WizardChange): WizardParams {
  const { platform, style, details, overrides } = change
  return {
    ...params,
    ...change,
    platform: platform !== undefined ? platform : overrides?.platform === null ? null : params.platform,
    style: { ...params.style, ...style },
    details: { ...params.details, ...(overrides?.purpose === null && { goal: null }), ...details },
    overrides: {
      platform: platform === undefined ? params.overrides.platform : null,
      purpose: details?.goal === undefined ? params.overrides.purpose : null,
      ...overrides,
    },
  }
}

/** The platform in effect, or null if it's picked: an override replaces the first choice (GEN-03). */
export function chosenPlatform({ platform, overrides }: WizardParams): AdPlatform | null {
  const chosen = overrides.platform ?? platform
  return chosen && isAdPlatform(chosen) ? chosen : null
}

/** The purpose in effect, or null if it's picked: an override replaces the goal (GEN-03). */
export function chosenGoal({ details, overrides }: WizardParams): Goal | null {
  return overrides.purpose ?? details.goal
}
