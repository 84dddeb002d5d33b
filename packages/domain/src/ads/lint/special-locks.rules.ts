import type { SpecialCategory } from './category-words.rules.ts'

/** The audience of an ad about housing, work or loans, as Meta locks it: 15 miles are 25 km in our steps. */
export const lockedAudience = { minAge: 18, maxAge: 65, gender: 'all', leastRadiusKm: 25 } as const

const lockingCategories: readonly SpecialCategory[] = ['housing', 'employment', 'credit']

/** The declared categories that lock the audience of an ad. Politics and gambling ask for a permission instead. */
export function lockingOf(declared: readonly SpecialCategory[]): readonly SpecialCategory[] {
  return lockingCategories.filter((category) => declared.includes(category))
}
