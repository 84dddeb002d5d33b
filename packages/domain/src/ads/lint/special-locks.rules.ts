import type { SpecialCategory } from '../../balloons/campaign-settings.rules.ts'
import type { LintedAudience } from './linted-audience.rules.ts'

/** Meta's locked audience for an ad about housing, work or loans: 15 miles are 25 km in our steps. */
export const lockedAudience = { minAge: 18, maxAge: 65, gender: 'all', leastRadiusKm: 25 } as const

const lockingCategories: readonly SpecialCategory[] = ['housing', 'employment', 'credit']

/** The declared categories that lock an ad's audience. Politics and gambling require a permission instead. */
export function lockingOf(declared: readonly SpecialCategory[]): readonly SpecialCategory[] {
  return lockingCategories.filter((category) => declared.includes(category))
}

/** The fields that narrow an audience more than a locking category allows. */
export function narrowedFields({
  minAge,
  maxAge,
  gender,
  zips,
  narrowTowns,
}: Pick<LintedAudience, 'minAge' | 'maxAge' | 'gender' | 'zips' | 'narrowTowns'>): readonly (
  | 'minAge'
  | 'gender'
  | 'locations'
)[] {
  const isAgeNarrowed =
    (minAge ?? lockedAudience.minAge) !== lockedAudience.minAge ||
    (maxAge ?? lockedAudience.maxAge) < lockedAudience.maxAge
  return [
    ...(isAgeNarrowed ? (['minAge'] as const) : []),
    ...(gender === lockedAudience.gender ? [] : (['gender'] as const)),
    ...(zips + narrowTowns > 0 ? (['locations'] as const) : []),
  ]
}
