import type { ComponentKey } from '../balloons/balloon-keys.rules.ts'
import {
  type Gender,
  genders,
  type SpecialCategory,
  specialCategories,
} from '../balloons/campaign-settings.rules.ts'
import type { JsonValue } from '../core/json.ts'
import type { Currency } from '../core/money.ts'
import { checkRange } from '../core/numbers.ts'
import { minDailyBudget } from '../core/params.ts'
import { isInEu } from './eu-countries.rules.ts'
import { budgetInMinorUnits, fundingPeriodDays, fundingRecurrenceOf, typedNumberOf } from './funding.rules.ts'
import { interestsOf } from './interests.rules.ts'
import type { LintedAudience } from './lint/linted-audience.rules.ts'
import { lockedAudience } from './lint/special-locks.rules.ts'
import { placesOf } from './place-values.rules.ts'
import type { Place } from './places.rules.ts'
import { hasRadius, withRadius } from './radius.rules.ts'

/** The ages that Facebook and Instagram know; the last one means "and up". */
export const targetedAges = { least: 13, most: 65 } as const

/** Who sees an ad on Facebook or Instagram, and where (ENT-13, ENT-26). */
export interface AdAudience {
  readonly minAge: number | null
  readonly maxAge: number | null
  readonly gender: Gender
  readonly locations: readonly Place[]
  readonly interests: readonly string[]
  readonly specialAdCategories: readonly SpecialCategory[]
  readonly payer: string
  readonly beneficiary: string
}

type ReadValue = (key: ComponentKey) => JsonValue | undefined

/** The audience that a campaign keeps; what is not there narrows nothing. */
export function audienceOf(value: ReadValue): AdAudience {
  const declared = value('specialAdCategories')
  return {
    minAge: ageOf(value('minAge')),
    maxAge: ageOf(value('maxAge')),
    gender: genders.find((gender) => gender === value('gender')) ?? 'all',
    locations: placesOf(value('locations')),
    interests: interestsOf(value('interests')),
    specialAdCategories: specialCategories.filter(
      (known) => Array.isArray(declared) && declared.includes(known),
    ),
    payer: textOf(value('payer')),
    beneficiary: textOf(value('beneficiary')),
  }
}

/** Why a range of ages is refused, or null (FLV-21); an end that is not set is open. */
export function checkAges({
  minAge,
  maxAge,
}: Pick<AdAudience, 'minAge' | 'maxAge'>): 'rangeInvalid' | 'ageOutOfRange' | null {
  const [from, to] = [minAge ?? targetedAges.least, maxAge ?? targetedAges.most]
  if (from < targetedAges.least || to > targetedAges.most) return 'ageOutOfRange'
  return checkRange(from, to)
}

/** What the rules of Meta ask about an audience, and `budget` where it is known. */
export function audienceFactsOf(
  audience: Omit<AdAudience, 'specialAdCategories'>,
  budget: LintedAudience['budget'] = null,
): LintedAudience {
  const { minAge, maxAge, gender, locations, interests, payer, beneficiary } = audience
  return {
    minAge,
    maxAge,
    gender,
    budget,
    zips: locations.filter(({ type }) => type === 'zip').length,
    narrowTowns: locations.filter(isNarrow).length,
    // Without a place it is shown in the whole world.
    isInEu: locations.length > 0 ? locations.some(isInEu) : interests.length > 0,
    payer,
    beneficiary,
  }
}

/** What the linter asks about an audience, and about the budget of its ad. */
export function lintedAudienceOf(value: ReadValue, currency: Currency): LintedAudience {
  const planned = budgetInMinorUnits(typedNumberOf(value('plannedBudget')))
  const recurrence = fundingRecurrenceOf(value('fundingRecurrence'))
  const days = fundingPeriodDays(recurrence, typedNumberOf(value('durationDays')))
  const budget = planned === null ? null : { planned, days, leastDaily: minDailyBudget[currency], currency }
  const audience = audienceOf(value)
  return audienceFactsOf(audience, budget)
}

/** The values of an audience as far as Meta locks them: everybody from 18, no zips, at least 25 km around a town. */
export function openAudience({ locations }: Pick<AdAudience, 'locations'>) {
  const { minAge, maxAge, gender, leastRadiusKm } = lockedAudience
  return {
    minAge,
    maxAge,
    gender,
    locations: locations
      .filter(({ type }) => type !== 'zip')
      .map((place) => (isNarrow(place) ? withRadius(place, leastRadiusKm) : place)),
  }
}

function isNarrow(place: Place): boolean {
  return hasRadius(place) && (place.circle?.radiusKm ?? 0) < lockedAudience.leastRadiusKm
}

const ageOf = (value: JsonValue | undefined) => (typeof value === 'number' ? value : null)
const textOf = (value: JsonValue | undefined) => (typeof value === 'string' ? value : '')
