import type { Place } from '@aloft/domain/ads/places.rules'
import { type CityRow, regionNames } from './place-rows.ts'

/** Countries, regions and cities in columns, as so many objects would take ten times the room. */
export interface PlaceTable {
  /** Positions, the place with most people first. */
  readonly ranked: Uint32Array
  nameOf(position: number): string
  /** `IE` of a country, `IE.C` of a region, null of a city. */
  codeOf(position: number): string | null
  /** The region that a city lies in, as `IE.C`, or its country where the list names no region. */
  aroundOf(position: number): string
  placeAt(position: number): Place
}

export interface PlaceTableBuilder {
  /** Answers the position of the first; the others follow it. */
  addCities(rows: readonly CityRow[]): number
  /** Ends the table with the regions and countries of the cities. */
  build(): PlaceTable
}

interface Columns {
  readonly text: string
  /** Where each name ends in the text. */
  readonly ends: Uint32Array
  readonly populations: Uint32Array
  /** Numbers in `codes`, of the region where there is one, else of the country. */
  readonly lieIn: Uint16Array
  /** Latitudes and longitudes of cities in turns, in parts of a degree. */
  readonly points: Int32Array
  /** Of regions and countries; their places follow the cities in this order. */
  readonly codes: readonly string[]
}

const parts = 1e5
const countryNames = new Map<string, string>()
const english = new Intl.DisplayNames(['en'], { type: 'region' })

/** The English name of a country; asked for often, so each is looked up once. */
export function countryName(code: string): string {
  const name = countryNames.get(code) ?? english.of(code) ?? code
  countryNames.set(code, name)
  return name
}

/** Collects cities, and counts the people of regions and countries from them. */
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
      // One text for all: a name cut out of the file would keep a part of the file.
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

// Apart from the builder, which would otherwise be kept with all it collected.
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

/** Positions by population. Plain numbers are sorted quickly: each holds a population and a position. */
function rank(populations: Uint32Array): Uint32Array {
  const size = 2 ** 20
  const sorted = Float64Array.from(populations, (population, at) => -population * size + at).toSorted()
  return Uint32Array.from(sorted, (number) => ((number % size) + size) % size)
}
