import { tradesById } from '@aloft/copywriter/trades/trade'
import { searchWords } from '@aloft/copywriter/writing/search-words'
import { locationInWords } from '@aloft/domain/ads/ad-location.rules'
import { draftedKeywords, draftedNegatives } from '@aloft/domain/ads/drafted-keywords.rules'
import { draftedPlaces, narrowestLines } from '@aloft/domain/ads/drafted-locations.rules'
import { storedKeywords } from '@aloft/domain/ads/keywords.rules'
import type { Place } from '@aloft/domain/ads/places.rules'
import { type Gazetteer, openGazetteer } from '../../places/gazetteer.ts'
import { countryName } from '../../places/place-table.ts'
import type { PlaceHints } from '../../places/resolve-place.ts'
import { placeHints } from '../../places/place-hints.ts'
import type { AdBasis } from './ad-texts.service.ts'

/** Radius in kilometres that a business of unknown trade serves. */
const usualRadiusKm = 25

/**
 * Target places of a new ad, resolved to places on the map: those of `lines`, or else the location on the website, or
 * else the most likely country. Lines that name no place are left out.
 */
export async function aimedPlaces(lines: readonly string[], basis: AdBasis): Promise<Place[]> {
  const gazetteer = await openGazetteer()
  const hints = hintsOf(basis)
  const home = basis.facts.website?.location?.value
  const candidates = [
    narrowestLines(lines),
    [[home?.city, home?.region, home?.country].filter(Boolean).join(', ')],
    (hints.countries ?? []).slice(0, 1).map(countryName),
  ]
  for (const texts of candidates) {
    const found = texts.flatMap((text) => townOf(text, gazetteer, hints) ?? [])
    if (found.length > 0) return draftedPlaces(found, radiusServed(basis))
  }
  return []
}

/** The places that lines name, resolved to places on the map, without duplicates. */
export async function namedPlaces(lines: readonly string[], basis: AdBasis): Promise<Place[]> {
  const gazetteer = await openGazetteer()
  const found = lines.flatMap((text) => gazetteer.resolve(text, hintsOf(basis)) ?? [])
  return [...new Map(found.map((place) => [locationInWords(place), place])).values()]
}

function hintsOf({ brief, facts }: AdBasis): PlaceHints {
  const location = brief.location || facts.brief.location
  return placeHints({ brief: { ...facts.brief, location }, website: facts.website })
}

// An address resolves to its zip, which is far too narrow: target the town and its surroundings.
function townOf(text: string, gazetteer: Gazetteer, hints: PlaceHints): Place | null {
  const place = gazetteer.resolve(text, hints)
  if (place?.type !== 'zip' || place.primary_city === null) return place
  const { primary_city, region, country_name } = place
  const town = [primary_city, region, country_name].filter(Boolean).join(', ')
  return gazetteer.resolve(town, hints) ?? place
}

// A radius stated on the website, or else the usual one of the trade.
function radiusServed({ facts: { website } }: AdBasis): number | null {
  const statedRadius = website?.areas.find(({ value }) => value.radiusKm !== null)?.value.radiusKm
  const trade = tradesById().get(website?.trades[0]?.value ?? '')
  return statedRadius ?? (trade ? trade.radiusKm : usualRadiusKm)
}

/** Keywords of a new ad with their match types, and the negative keywords of its trade (TGT-01). */
export function aimedKeywords(texts: readonly string[], { brief, facts }: AdBasis) {
  const { negatives, place, brand } = searchWords({
    brandName: facts.brief.name,
    brief,
    website: facts.website,
    sold: facts.sold,
  })
  const plans = (facts.website?.offers ?? []).filter(({ value }) => value.kind === 'plan')
  const keywords = draftedKeywords(texts, {
    brand: brand ?? facts.brief.name,
    places: place?.parts ?? [],
    plans: plans.map(({ value }) => value.name),
  })
  const unwanted = draftedNegatives(negatives, keywords)
  return { keywords: storedKeywords(keywords), negativeKeywords: storedKeywords(unwanted) }
}
