import type { Place } from '@aloft/domain/ads/places.rules'
import { countryCode } from '@aloft/domain/core/country-code'
import { foldName } from '@aloft/domain/core/fold-name'

/** A typed query: the beginning of a name or a zip, and the larger places that contain it. */
export interface WrittenPlace {
  readonly first: string
  readonly around: readonly string[]
}

// For example `10115 Berlin`.
const zipAndCity = /^(\d{4,6})\s+(\p{L}{3,}.*)$/u

/** Splits a query at its commas, and a zip from the city after it. */
export function readQuery(query: string): WrittenPlace {
  const [first = '', ...around] = query.split(',').map((part) => part.trim())
  const [, zip, city] = zipAndCity.exec(first) ?? []
  const written = zip !== undefined && city !== undefined ? [city, ...around] : around
  return { first: zip ?? first, around: written.filter((part) => foldName(part) !== '') }
}

/** Whether a place is within all of the typed larger places: a country by name or code, or a region or city. */
export function liesAround(around: readonly string[]): (place: Place) => boolean {
  const parts = around.map((part) => ({ folded: foldName(part), country: countryCode(part) }))
  const foldedNames = new Map<string, string>()
  const foldOnce = (name: string) => {
    const folded = foldedNames.get(name) ?? foldName(name)
    foldedNames.set(name, folded)
    return folded
  }
  return (place) =>
    parts.every(
      ({ folded, country }) =>
        (country !== null && place.country_code === country) ||
        [place.region, place.country_name, place.primary_city].some(
          (name) => name !== null && foldOnce(name).startsWith(folded),
        ),
    )
}
