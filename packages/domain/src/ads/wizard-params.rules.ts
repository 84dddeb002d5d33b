import type { AdParams } from './ad-generation.entity.ts'

/** What the wizard asks for; the brand is known. Null, an empty text and an empty list mean "pick for me". */
export type WizardParams = Omit<AdParams, 'ideaId'>

/** Everything picked for the user: what the wizard begins with. */
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

/** A change to some of the fields; those of a group that are not named stay. */
export type WizardChange = Partial<Omit<WizardParams, 'style' | 'details' | 'overrides'>> & {
  readonly style?: Partial<WizardParams['style']>
  readonly details?: Partial<WizardParams['details']>
  readonly overrides?: Partial<WizardParams['overrides']>
}

/** The wishes after a change. */
export function withWizardChange(params: WizardParams, change: WizardChange): WizardParams {
  return {
    ...params,
    ...change,
    style: { ...params.style, ...change.style },
    details: { ...params.details, ...change.details },
    overrides: { ...params.overrides, ...change.overrides },
  }
}
