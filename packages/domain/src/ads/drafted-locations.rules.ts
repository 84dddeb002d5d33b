import { comparableLocation } from './ad-location.rules.ts'
import { countryAround, type Place, placesOverlap } from './places.rules.ts'
import { mostRadiusKm, withRadius } from './radius.rules.ts'

/**
 * Lines that name places, without those that contain an earlier one: of `Galway, County Galway, Ireland` and `County
 * Galway, Ireland`, only the first.
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
 * The places that a new ad targets, chosen from those found for it: each town with the radius that the business serves,
 * or its whole country if `radiusKm` is null. If several overlap, only the first is used (TGT-04).
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
