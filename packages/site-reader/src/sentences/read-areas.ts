import type { Area } from '@aloft/domain/scans/website-facts.entity'
import { numberOf } from './amounts.ts'
import type { ReadingPatterns } from './languages/language.ts'
import type { QuotedFact } from './sentence-facts.ts'

const kilometersOfMile = 1.609344
/** A place with a distance says more than the place alone. */
const certain = { alone: 1, withDistance: 1.05 }
const separators = /(?:,\s+(?:(?:and|und|et|y) )?| (?:and|und|et|y|e|&) )(?:(?:ins|in|nach|à|en) )?/u

/** Places that a sentence says are served, with the distance in kilometers if it names one. */
export function areasIn(sentence: string, patterns: ReadingPatterns): QuotedFact<Area>[] {
  const found = new Map<string, Area>()
  for (const pattern of patterns.areas) {
    const { name: names = '', radius } = pattern.exec(sentence)?.groups ?? {}
    for (const name of names.split(separators)) {
      const radiusKm = radius === undefined ? null : kilometers(radius)
      if (name === '' || patterns.notPlaces.test(name)) continue
      if (!found.has(name) || radiusKm !== null) found.set(name, { name, radiusKm })
    }
  }
  return [...found.values()].map((value) => ({
    value,
    sentence,
    certainty: value.radiusKm === null ? certain.alone : certain.withDistance,
  }))
}

/** The distance of "20 miles" or "30 km" in whole kilometers; null if it names no number. */
export function kilometers(text: string): number | null {
  const amount = numberOf(text)
  if (amount === null) return null
  return Math.round(/mi(?:les?)?(?!\p{L})/iu.test(text) ? amount * kilometersOfMile : amount)
}
