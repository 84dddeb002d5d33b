import type { SpecialCategory } from '../../balloons/campaign-settings.rules.ts'
import type { LintedAudience } from './linted-audience.rules.ts'

/** The audience of an ad about housing, work or loans, as Meta locks it: 15 miles are 25 km in our steps. */
export const lockedAudience = { minAge: 18, maxAge: 65, gender: 'all', leastRadiusKm: 25 } as const

const lockingCategories: readonly SpecialCategory[] = ['housing', 'employment', 'credit']

/** The declared categories that lock the audience of an ad. Politics and gambling ask for a permission instead. */
export function lockingOf(declared: readonly SpecialCategory[]): readonly SpecialCategory[] {
  return lockingCategories.filter((category) => declared.includes(category))
}

/** The fields of an audience that narrow it more than a locking category lets them. */
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
