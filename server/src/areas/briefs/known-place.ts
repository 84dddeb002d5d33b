import { namedPlaces } from '@aloft/copywriter/briefs/named-places'
import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { type FoundPlace, openGazetteer } from '../../places/gazetteer.ts'
import { placeHints } from '../../places/place-hints.ts'

// German nouns have capitals, and many a village is called like one: what no sentence makes sure must be a known town.
const leastPeople = 20_000

/**
 * The brief with a place that is on the map: the one it names, else the first that the owner's own words name, with its country. A word
 * that is no place, as in "Thai massage", is none of a brief either.
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

// A town alone may be one of several: its country goes with it, in the language of the brief.
function withCountry(name: string, { type, country_code }: FoundPlace, language: string | null): string {
  if (type !== 'city' || country_code === null || name.includes(',')) return name
  return `${name}, ${new Intl.DisplayNames([language ?? 'en'], { type: 'region' }).of(country_code) ?? country_code}`
}
