import type { Place } from '@aloft/domain/ads/places.rules'
import { countryCode } from '@aloft/domain/core/country-code'
import type { KnownPlace, KnownPlaces } from './known-places.ts'
import { countryName } from './place-table.ts'
import { countryOfZip, isZipOf } from './zip-shapes.ts'

/**
 * A typed zip that is on no list. Its country is the one named after it, that of the city named after it, that of the
 * brand, or the only one with zips of this form. Whether it exists is not checked. Its position is the city's center,
 * and marked as such. Null if the country is unknown, or its zips have another form.
 */
export function readTypedZip(
  zip: string,
  around: readonly string[],
  known: KnownPlaces,
  brandCountry: string | null,
): Place | null {
  const name = zip.toUpperCase().replace(/\s+/g, ' ')
  const named = around.flatMap((part) => countryCode(part) ?? [])[0]
  const cities = around
    .filter((part) => countryCode(part) === null)
    .flatMap((part) => known.named(part).filter(isCity))
  const ofBrand = brandCountry !== null && isZipOf(brandCountry, name) ? brandCountry : null
  const code = named ?? cityIn(ofBrand, cities)?.place.country_code ?? ofBrand ?? countryOfZip(name)
  if (code === null || code === 'US' || !isZipOf(code, name)) return null
  const city = cities.find(({ place }) => place.country_code === code)?.place
  return {
    type: 'zip',
    name,
    region: city?.region ?? null,
    country_name: countryName(code),
    primary_city: city?.name ?? null,
    country_code: code,
    population: null,
    circle: city?.circle ? { ...city.circle, isTownCenter: true } : null,
  }
}

const isCity = ({ code }: KnownPlace) => code === null

function cityIn(country: string | null, cities: readonly KnownPlace[]): KnownPlace | undefined {
  return cities.find(({ place }) => place.country_code === country) ?? cities[0]
}
