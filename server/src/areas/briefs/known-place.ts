import { namedPlaces } from '@aloft/copywriter/briefs/named-places'
import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { openGazetteer } from '../targeting/gazetteer/gazetteer.ts'
import { placeHints } from '../targeting/place-hints.ts'

// German nouns have capitals, and many a village is called like one: what no sentence makes sure must be a known town.
const leastPeople = 20_000

/**
 * The brief with a place that is on the map: the one it names, else the first that the owner's own words name. A word
 * that is no place, as in "Thai massage", is none of a brief either.
 */
export async function withKnownPlace(brief: BrandBrief, description: string): Promise<BrandBrief> {
  if (brief.location === '' && description === '') return brief
  const gazetteer = await openGazetteer()
  const hints = placeHints({ brief: { ...brief, location: '' }, website: null })
  const named = namedPlaces(description, brief.language)
  const known = [{ name: brief.location, isSure: true }, ...named].find(({ name, isSure }) => {
    const place = gazetteer.resolve(name, hints)
    return place !== null && (isSure || (place.population ?? 0) >= leastPeople)
  })
  return { ...brief, location: known?.name ?? '' }
}
