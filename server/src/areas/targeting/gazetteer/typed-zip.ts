import type { Place } from '@aloft/domain/ads/places.rules'
import { countryCode } from '../../scans/extract/countries.ts'
import { foldName } from '@aloft/domain/core/fold-name'
import { countryName } from './place-table.ts'
import { countryOfZip, isZipOf } from './zip-shapes.ts'

/**
 * A zip outside the United States as it was typed: its country is the one named after it, that of the city named after
 * it, or the only one with such zips. Nobody checked that it exists, so nothing is said of where it lies. Null where
 * the country is not known, or has other zips.
 */
export function readTypedZip(
  zip: string,
  around: readonly string[],
  findCity: (name: string) => Place | undefined,
): Place | null {
  const name = zip.toUpperCase().replace(/\s+/g, ' ')
  const named = around.flatMap((part) => countryCode(part) ?? [])[0]
  const city = around
    .filter((part) => countryCode(part) === null)
    .flatMap((part) => cityNamed(part, findCity))[0]
  const code = named ?? city?.country_code ?? countryOfZip(name)
  if (code === null || code === undefined || code === 'US' || !isZipOf(code, name)) return null
  const isThere = city?.country_code === code
  return {
    type: 'zip',
    name,
    region: isThere ? city.region : null,
    country_name: countryName(code),
    primary_city: isThere ? city.name : null,
    country_code: code,
    population: null,
    circle: null,
  }
}

function cityNamed(name: string, findCity: (name: string) => Place | undefined): Place[] {
  const city = findCity(name)
  return city && foldName(city.name).startsWith(foldName(name)) ? [city] : []
}
