import type { Place } from '@aloft/domain/ads/places.rules'
import { type CityRow, regionNames } from './place-rows.ts'

/** Countries, regions and cities in columns, because objects would take ten times the memory. */
export interface PlaceTable {
  /** Positions, most populous first. */
  readonly ranked: Uint32Array
  nameOf(position: number): string
  /** `IE` for a country, `IE.C` for a region, null for a city. */
  codeOf(position: number): string | null
  /** The region of a city, for example `IE.C`, or its country if the list names no region. */
  aroundOf(position: number): string
  placeAt(position: number): Place
}

export interface PlaceTableBuilder {
  /** Returns the position of the first; the others follow it. */
  addCities(rows: readonly CityRow[]): number
  /** Completes the table with the cities' regions and countries. */
  build(): PlaceTable
}

interface Columns {
  readonly text: string
  /** End of each name in the text. */
  readonly ends: Uint32Array
  readonly populations: Uint32Array
  /** Indexes in `codes`, of the city's region or else its country. */
  readonly lieIn: Uint16Array
  /** Alternating latitudes and longitudes of cities, in fractions of a degree. */
  readonly points: Int32Array
  /** Codes of regions and countries, which follow the cities in this order. */
  readonly codes: readonly string[]
}

const parts = 1e5
const countryNames = new Map<string, string>()
const english = new Intl.DisplayNames(['en'], { type: 'region' })

/** The English name of a country, cached because it is needed often. */
export function countryName(code: string): string {
  const name = countryNames.get(code) ?? english.of(code) ?? code
  countryNames.set(code, name)
  return name
}

/** Collects cities, and adds up the population of regions and countries from them. */
export function collectPlaces(): PlaceTableBuilder {
  const texts: string[] = []
  const ends: number[] = []
  const populations: number[] = []
  const lieIn: number[] = []
  const points: number[] = []
  const numbers = new Map<string, number>()
  const people: number[] = []

  function numberOf(code: string): number {
    const number = numbers.get(code) ?? numbers.size
    numbers.set(code, number)
    return number
  }

  function add(name: string, population: number, number: number) {
    ends.push((ends.at(-1) ?? 0) + name.length)
    populations.push(population)
    lieIn.push(number)
  }

  return {
    addCities(rows) {
      const first = ends.length
      for (const { name, countryCode, regionCode, latitude, longitude, population } of rows) {
        const key = `${countryCode}.${regionCode}`
        const country = numberOf(countryCode)
        const around = regionNames.has(key) ? [numberOf(key), country] : [country]
        for (const number of around) people[number] = (people[number] ?? 0) + population
        add(name, population, around[0] ?? country)
        points.push(Math.round(latitude * parts), Math.round(longitude * parts))
      }
      // Joined into one text, because a substring of the file would keep that part of the file in memory.
      texts.push(rows.map(({ name }) => name).join(''))
      return first
    },
    build() {
      for (const [code, number] of numbers) {
        const name = regionNames.get(code) ?? countryName(code)
        add(name, people[number] ?? 0, number)
        texts.push(name)
      }
      return tableOf({
        text: texts.join(''),
        ends: Uint32Array.from(ends),
        populations: Uint32Array.from(populations),
        lieIn: Uint16Array.from(lieIn),
        points: Int32Array.from(points),
        codes: [...numbers.keys()],
      })
    },
  }
}

// Outside the builder, so that its data can be freed.
function tableOf({ text, ends, populations, lieIn, points, codes }: Columns): PlaceTable {
  const cityCount = ends.length - codes.length
  const nameOf = (at: number) => text.slice(ends[at - 1] ?? 0, ends[at])
  return {
    ranked: rank(populations),
    nameOf,
    codeOf: (at) => codes[at - cityCount] ?? null,
    aroundOf: (at) => codes[lieIn[at] ?? 0] ?? '',
    placeAt(at) {
      const isCity = at < cityCount
      const around = codes[lieIn[at] ?? 0] ?? ''
      const country_code = around.slice(0, 2)
      const [latitude = 0, longitude = 0] = points.subarray(2 * at, 2 * at + 2)
      return {
        type: isCity ? 'city' : 'region',
        name: nameOf(at),
        region: isCity ? (regionNames.get(around) ?? null) : null,
        country_name: isCity || around !== country_code ? countryName(country_code) : null,
        primary_city: null,
        country_code,
        population: populations[at] ?? 0,
        circle: isCity ? { latitude: latitude / parts, longitude: longitude / parts, radiusKm: 0 } : null,
      }
    },
  }
}

/** Positions by population. Each is combined with its population in one number, because plain numbers sort fast. */
function rank(populations: Uint32Array): Uint32Array {
  const size = 2 ** 20
  const sorted = Float64Array.from(populations, (population, at) => -population * size + at).toSorted()
  return Uint32Array.from(sorted, (number) => ((number % size) + size) % size)
}
