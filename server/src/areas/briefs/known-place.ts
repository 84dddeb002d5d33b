import { namedPlaces } from '@aloft/copywriter/briefs/named-places'
import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { type FoundPlace, openGazetteer } from '../../places/gazetteer.ts'
import { placeHints } from '../../places/place-hints.ts'

// German nouns are capitalized, and many villages share a name with one, so a word must be a well-known town unless its
// sentence makes clear that it's a place.
const leastPeople = 20_000

/**
 * The brief with a location that is on the map: the one it names, or else the first in the owner's own words, with its
 * country. A word that is not a place, as in "Thai massage", is removed from the brief.
 */
export async function withKnownPlace(brief: BrandBrief, description: string): Promise<BrandBrief> {
  if (brief.location === '' && description === '') return brief
  const gazetteer = await openGazetteer()
  const hints = placeHints({ brief: { ...brief, location: '' }, website: null })
  const written = [{ name: brief.location, isSure: true }, ...namedPlaces(description, brief.language)]
  for (const { name, isSure } of written) {
    const place = gazetteer.resolve(name, hints)
    if (place && (isSure || (place.population ?? 0) >= leastPeople))
      return { ...brief, location: withCountry(name, place, brief.language) }
  }
  return { ...brief, location: '' }
}

// Several towns may share a name, so add the country, in the language of the brief.
function withCountry(name: string, { type, country_code }: FoundPlace, language: string | null): string {
  if (type !== 'city' || country_code === null || name.includes(',')) return name
  return `${name}, ${new Intl.DisplayNames([language ?? 'en'], { type: 'region' }).of(country_code) ?? country_code}`
}
