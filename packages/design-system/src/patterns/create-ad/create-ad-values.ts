import type { ImageStyle } from '@aloft/domain/creatives/image-styles.rules'
import { checkCompetitors } from '@aloft/domain/briefs/brief.rules'
import type { AdLanguage, Formula, OfferingType } from '@aloft/domain/briefs/brief-options.rules'
import type { Goal } from '@aloft/domain/core/goals'
import type { Tone } from '@aloft/domain/core/tones'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'

/** The steps of the create-ad wizard, in order (GEN-03). */
export const createAdSteps = ['platform', 'style', 'competitors', 'place', 'details', 'overrides'] as const
export type CreateAdStep = (typeof createAdSteps)[number]

/** What the wizard asks. Null is "pick for me", as in the parameters of an ad (GEN-02). */
export interface CreateAdValues {
  readonly platform: AdPlatform | null
  readonly toneOfVoice: Tone | null
  readonly formula: Formula | null
  readonly imageStyle: ImageStyle | null
  readonly competitors: readonly string[]
  readonly location: string
  readonly language: AdLanguage | null
  readonly goal: Goal | null
  readonly offeringType: OfferingType | null
  readonly offeringName: string
  readonly offeringSummary: string
  readonly specialPurpose: string
  readonly overridePlatform: AdPlatform | null
  readonly overridePurpose: Goal | null
}
export type CreateAdField = keyof CreateAdValues
export type ChangeCreateAd = <Field extends CreateAdField>(field: Field, value: CreateAdValues[Field]) => void

export type CreateAdRemark = 'requiredValue' | 'urlInvalid' | 'tooManyCompetitors' | 'tooLong'
export type CreateAdRemarks = Readonly<Partial<Record<CreateAdField, CreateAdRemark>>>

/** Everything left to us. */
export const noWishes: CreateAdValues = {
  platform: null,
  toneOfVoice: null,
  formula: null,
  imageStyle: null,
  competitors: [],
  location: '',
  language: null,
  goal: null,
  offeringType: null,
  offeringName: '',
  offeringSummary: '',
  specialPurpose: '',
  overridePlatform: null,
  overridePurpose: null,
}

/** The longest texts, in characters, as the parameters of an ad allow them. */
export const longest = {
  location: 200,
  offeringName: 200,
  offeringSummary: 2000,
  specialPurpose: 2000,
} as const
export type CreateAdText = keyof typeof longest

const textsOf: Readonly<Partial<Record<CreateAdStep, readonly CreateAdText[]>>> = {
  place: ['location'],
  details: ['offeringName', 'offeringSummary', 'specialPurpose'],
}

/** What is wrong with the values of a step; empty when one may go on. */
export function checkStep(step: CreateAdStep, values: CreateAdValues): CreateAdRemarks {
  const competitors = step === 'competitors' ? checkCompetitors(values.competitors) : null
  const tooLong = (textsOf[step] ?? []).filter((text) => values[text].length > longest[text])
  return {
    ...(competitors ? { competitors } : {}),
    ...Object.fromEntries(tooLong.map((text) => [text, 'tooLong'])),
  }
}

/** The platform in force: what the last step says stands above the first. */
export function platformOf(values: CreateAdValues): AdPlatform | null {
  return values.overridePlatform ?? values.platform
}

/** The purpose in force: what the last step says stands above the goal. */
export function purposeOf(values: CreateAdValues): Goal | null {
  return values.overridePurpose ?? values.goal
}

const partner = {
  platform: 'overridePlatform',
  overridePlatform: 'platform',
  goal: 'overridePurpose',
  overridePurpose: 'goal',
} as const

/**
 * The field that must be emptied with a change, so that what was said last is what counts: a first choice made anew
 * takes its override away, and "pick for me" in the last step takes the first choice away.
 */
export function emptiedWith(
  field: CreateAdField,
  value: CreateAdValues[CreateAdField],
  values: CreateAdValues,
): (typeof partner)[keyof typeof partner] | null {
  if (!(field in partner)) return null
  const other = partner[field as keyof typeof partner]
  const isFirst = field === 'platform' || field === 'goal'
  return values[other] !== null && (isFirst || value === null) ? other : null
}
