import { checkCompetitors, type FieldFailures } from '../briefs/brief.rules.ts'
import { isAdPlatform } from '../ideas/platforms.rules.ts'
import type { WizardParams } from './wizard-params.rules.ts'

/** The steps of the wizard that requests an ad, in order (GEN-03). */
export const wizardSteps = ['platform', 'style', 'competitors', 'place', 'details', 'overrides'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** Fields of some steps that can be refused. */
export type WizardField =
  | 'platform'
  | 'competitors'
  | 'location'
  | 'offeringName'
  | 'offeringSummary'
  | 'specialPurpose'

export type WizardFieldFailure =
  | 'platformComingSoon'
  | 'tooManyCompetitors'
  | 'urlInvalid'
  | 'requiredValue'
  | 'textTooLong'

export type WizardFailures = FieldFailures<WizardField, WizardFieldFailure>

/** The maximum lengths of names and places, and of free texts, in characters. */
export const maxWizardNameLength = 200
export const maxWizardTextLength = 2000
const maxUrlLength = 2048

function checkLength(text: string, maxLength: number): 'textTooLong' | null {
  return [...text].length > maxLength ? 'textTooLong' : null
}

function checkUrls(urls: readonly string[]): 'tooManyCompetitors' | 'urlInvalid' | null {
  return checkCompetitors(urls) ?? (urls.some((url) => url.length > maxUrlLength) ? 'urlInvalid' : null)
}

function checkOfferingName({ offeringType, offeringName }: WizardParams['details']) {
  if (offeringType === 'product' && offeringName.trim() === '') return 'requiredValue'
  return checkLength(offeringName, maxWizardNameLength)
}

type Checks = Readonly<Partial<Record<WizardField, WizardFieldFailure | null>>>

function checksOf(step: WizardStep, params: WizardParams): Checks {
  const { platform, competitors, location, details } = params
  switch (step) {
    case 'platform':
      return { platform: platform === null || isAdPlatform(platform) ? null : 'platformComingSoon' }
    case 'competitors':
      return { competitors: checkUrls(competitors) }
    case 'place':
      return { location: checkLength(location, maxWizardNameLength) }
    case 'details':
      return {
        offeringName: checkOfferingName(details),
        offeringSummary: checkLength(details.offeringSummary, maxWizardTextLength),
        specialPurpose: checkLength(details.specialPurpose, maxWizardTextLength),
      }
    case 'style':
    case 'overrides':
      return {}
  }
}

/**
 * What's wrong with a step's fields; empty if nothing is. LinkedIn can't be chosen (PRD-08), there are at most three
 * competitors with valid addresses (ONB-09), and a product needs a name.
 */
export function checkWizardStep(step: WizardStep, params: WizardParams): WizardFailures {
  return Object.fromEntries(Object.entries(checksOf(step, params)).filter(([, failure]) => failure !== null))
}

/** The first step with an error, or null: an ad is only requested if there's none. */
export function firstRefusedStep(params: WizardParams): WizardStep | null {
  return wizardSteps.find((step) => Object.keys(checkWizardStep(step, params)).length > 0) ?? null
}

/** The failures that still apply; corrected fields are no longer listed. */
export function stillFailing(failures: WizardFailures, params: WizardParams): WizardFailures {
  const now: WizardFailures = Object.assign({}, ...wizardSteps.map((step) => checkWizardStep(step, params)))
  return Object.fromEntries(Object.entries(now).filter(([field]) => Object.hasOwn(failures, field)))
}

/** The steps before and after a step; null at the ends. */
export function stepBefore(step: WizardStep): WizardStep | null {
  return wizardSteps[wizardSteps.indexOf(step) - 1] ?? null
}
export function stepAfter(step: WizardStep): WizardStep | null {
  return wizardSteps[wizardSteps.indexOf(step) + 1] ?? null
}
