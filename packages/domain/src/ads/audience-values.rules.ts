import {
  defaultGender,
  type Gender,
  type SpecialCategory,
  specialCategories,
} from '../balloons/campaign-settings.rules.ts'
import type { AdComponent } from '../balloons/components.rules.ts'
import type { Currency } from '../core/money.ts'
import { checkRange } from '../core/numbers.ts'
import { minDailyBudget } from '../core/params.ts'
import { isInEu } from './eu-countries.rules.ts'
import { budgetInMinorUnits, fundingPeriodDays, typedNumberOf } from './funding.rules.ts'
import { interestsOf } from './interests.rules.ts'
import type { LintedAudience } from './lint/linted-audience.rules.ts'
import { lockedAudience } from './lint/special-locks.rules.ts'
import { placesOf } from './place-values.rules.ts'
import type { Place } from './places.rules.ts'
import { hasRadius, withRadius } from './radius.rules.ts'

/** The ages that Facebook and Instagram use; the last one means "and up". */
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

/** The audience stored in an ad; missing values narrow nothing. */
export function audienceOf(ad: AdComponent): AdAudience {
  const locations = placesOf(ad.locations)
  if (!('meta' in ad)) return { ...everybody, locations }
  const { minAge, maxAge, gender, interests, specialAdCategories, payer, beneficiary } = ad.meta
  return {
    minAge,
    maxAge,
    gender,
    locations,
    payer,
    beneficiary,
    interests: interestsOf(interests),
    specialAdCategories: specialCategories.filter((known) => specialAdCategories.includes(known)),
  }
}

// On Google, keywords define the audience.
const everybody = {
  minAge: null,
  maxAge: null,
  gender: defaultGender,
  interests: [],
  specialAdCategories: [],
  payer: '',
  beneficiary: '',
} as const

/** Why a range of ages is refused, or null (FLV-21); a missing end is open. */
export function checkAges({
  minAge,
  maxAge,
}: Pick<AdAudience, 'minAge' | 'maxAge'>): 'rangeInvalid' | 'ageOutOfRange' | null {
  const [from, to] = [minAge ?? targetedAges.least, maxAge ?? targetedAges.most]
  if (from < targetedAges.least || to > targetedAges.most) return 'ageOutOfRange'
  return checkRange(from, to)
}

/** What Meta's rules check in an audience, with `budget` if it's known. */
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
    // Without a place, it's shown worldwide.
    isInEu: locations.length > 0 ? locations.some(isInEu) : interests.length > 0,
    payer,
    beneficiary,
  }
}

/** What the linter checks in an audience and its ad's budget. */
export function lintedAudienceOf(ad: AdComponent, currency: Currency): LintedAudience {
  const planned = budgetInMinorUnits(typedNumberOf(ad.plannedBudget))
  const days = fundingPeriodDays(ad.fundingRecurrence, typedNumberOf(ad.durationDays))
  const budget = planned === null ? null : { planned, days, leastDaily: minDailyBudget[currency], currency }
  const audience = audienceOf(ad)
  return audienceFactsOf(audience, budget)
}

/** The values of an audience under Meta's restrictions: everybody from 18, no zips, at least 25 km around a town. */
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
