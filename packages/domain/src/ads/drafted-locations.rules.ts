import { comparableLocation } from './ad-location.rules.ts'
import { countryAround, type Place, placesOverlap } from './places.rules.ts'
import { mostRadiusKm, withRadius } from './radius.rules.ts'

/**
 * Lines that name places without those around an earlier one: of `Galway, County Galway, Ireland` and
 * `County Galway, Ireland` only the first.
 */
export function narrowestLines(texts: readonly string[]): string[] {
  const narrowest: { readonly text: string; readonly line: string }[] = []
  for (const text of texts) {
    const line = comparableLocation(text)
    const isAround = narrowest.some((earlier) => earlier.line === line || earlier.line.endsWith(`, ${line}`))
    if (line !== '' && !isAround) narrowest.push({ text, line })
  }
  return narrowest.map(({ text }) => text)
}

/**
 * The places that a new ad is aimed at, of those that were found for it: each town with as far around it as the business
 * serves, or its whole country where `radiusKm` is null, and of several that overlap the first (TGT-04).
 */
export function draftedPlaces(found: readonly Place[], radiusKm: number | null): Place[] {
  const apart: Place[] = []
  for (const place of found) {
    const served =
      radiusKm === null ? countryAround(place) : withRadius(place, Math.min(radiusKm, mostRadiusKm))
    if (!apart.some((earlier) => placesOverlap(earlier, served))) apart.push(served)
  }
  return apart
}
