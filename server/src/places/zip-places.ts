import type { Place } from '@aloft/domain/ads/places.rules'
import { isRegionCalled, type KnownPlace, type KnownPlaces } from './known-places.ts'
import { regionNames } from './place-rows.ts'
import { countryName } from './place-table.ts'
import type { ZipLists } from './zip-list.ts'
import type { ZipRow } from './zip-rows.ts'

/** The zips of the countries that have a list. */
export interface ZipPlaces {
  /**
   * Zips that begin with `figures`: those of the country `first` before all others, and exact matches before longer
   * ones.
   */
  startingWith(figures: string, first: string | null): Generator<Place>
  /** The zip of a country, or null if there is no list or the zip is not on it. */
  find(country: string, zip: string): Place | null
}

/** Joins the zip lists with the towns they name. */
export function zipPlaces(lists: ZipLists, known: KnownPlaces): ZipPlaces {
  const placeFrom = (country: string, row: ZipRow) => placeOf(country, row, townOf(known, country, row))
  return {
    *startingWith(figures, first) {
      const countries = [...lists.keys()].toSorted(
        (one, other) => Number(other === first) - Number(one === first),
      )
      for (const country of countries)
        for (const row of lists.get(country)?.startingWith(`${figures}\t`) ?? [])
          yield placeFrom(country, row)
      for (const country of countries)
        for (const row of lists.get(country)?.startingWith(figures) ?? [])
          if (row.zip !== figures) yield placeFrom(country, row)
    },
    find(country, zip) {
      const row = lists.get(country)?.startingWith(`${zip}\t`).next().value
      return row ? placeFrom(country, row) : null
    },
  }
}

// `Wien Postfach` and `Lausanne-Dorigny` are parts of a town known by its first word.
function townOf(known: KnownPlaces, country: string, { town, region }: ZipRow): KnownPlace | undefined {
  for (const name of new Set([town, town.split(/[\s(/,-]/)[0] ?? ''])) {
    const towns = known
      .named(name)
      .filter(({ place, code }) => code === null && place.country_code === country)
    const found = towns.find(({ around }) => isRegionCalled(around, region)) ?? towns[0]
    if (found) return found
  }
  return undefined
}

function placeOf(country: string, row: ZipRow, town: KnownPlace | undefined): Place {
  const [latitude, longitude] = row.point ?? []
  const point =
    latitude === undefined || longitude === undefined ? null : { latitude, longitude, radiusKm: 0 }
  const ofTown = town?.place.circle
  return {
    type: 'zip',
    name: row.zip,
    region: town?.place.region ?? regionNames.get(`${country}.${row.region}`) ?? (row.region || null),
    country_name: countryName(country),
    primary_city: town?.place.name ?? (row.town || null),
    country_code: country,
    population: null,
    circle: point ?? (ofTown ? { ...ofTown, isTownCenter: true } : null),
  }
}
