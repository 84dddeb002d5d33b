import type { Place } from '@aloft/domain/ads/places.rules'
import { foldName } from '@aloft/domain/core/fold-name'
import { countryCode } from '@aloft/domain/core/country-code'
import { knownPlaces } from './known-places.ts'
import { otherCountryNames, otherRegionNames } from './other-names.ts'
import { indexNames, type PlaceNames } from './place-names.ts'
import { readCities } from './place-rows.ts'
import { collectPlaces, type PlaceTable } from './place-table.ts'
import { type PlaceHints, resolvePlace } from './resolve-place.ts'
import { readTypedZip } from './typed-zip.ts'
import { liesAround, readQuery } from './written-place.ts'
import { readZipLists, type ZipLists } from './zip-list.ts'
import { zipPlaces } from './zip-places.ts'

/** Finds places by the beginning of their names, ignoring case and accents, and zips. */
export interface Gazetteer {
  /**
   * At most `most` places, best match first; text after a comma restricts them to a region or country. Zips of
   * `brandCountry` come before those of other countries.
   */
  search(query: string, most: number, brandCountry?: string | null): readonly Place[]
  /** The place that a text such as `Headingley, Leeds` means; null if it names none. */
  resolve(text: string, hints?: PlaceHints): Place | null
}

/** A place of the gazetteer, for code that must not depend on ads. */
export type FoundPlace = Place

// Only this many zips are checked, because each one is checked for its city.
const mostZipsRead = 300

let opened: Promise<Gazetteer> | undefined

/** The gazetteer of this node, loaded on first use; a failed load is retried. */
export function openGazetteer(): Promise<Gazetteer> {
  opened ??= readGazetteer().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function readGazetteer(): Promise<Gazetteer> {
  const { table, names } = await readPlaces()
  return gazetteerOf(table, names, await readZipLists())
}

async function readPlaces(): Promise<{ table: PlaceTable; names: PlaceNames }> {
  const places = collectPlaces()
  const otherNames = new Map<number, readonly string[]>()
  for await (const cities of readCities()) {
    const first = places.addCities(cities)
    for (const [index, { otherNames: given }] of cities.entries()) {
      if (given.length > 0) otherNames.set(first + index, given.map(foldName))
    }
  }
  const table = places.build()
  const otherNamesAt = (at: number) => otherNames.get(at) ?? otherNamesOf(table.codeOf(at)).map(foldName)
  return { table, names: await indexNames(table, otherNamesAt) }
}

function otherNamesOf(code: string | null): readonly string[] {
  if (code === null) return []
  return code.includes('.') ? otherRegionNames(code) : otherCountryNames(code)
}

function gazetteerOf(table: PlaceTable, names: PlaceNames, lists: ZipLists): Gazetteer {
  const known = knownPlaces(table, names)
  const zips = zipPlaces(lists, known)
  const zipsOf = (first: string, around: readonly string[], brandCountry: string | null, most: number) => {
    const named = around.flatMap((part) => countryCode(part) ?? [])[0] ?? brandCountry
    const listed = [
      ...zips.startingWith(first, named).take(mostZipsRead).filter(liesAround(around)).take(most),
    ]
    const typed = readTypedZip(first, around, known, brandCountry)
    const isListed =
      typed && listed.some((zip) => zip.name === typed.name && zip.country_code === typed.country_code)
    return [...(typed && !isListed ? [typed] : []), ...listed].slice(0, most)
  }
  return {
    search(query, most, brandCountry = null) {
      const { first, around } = readQuery(query)
      if (/\d/.test(first)) return zipsOf(first, around, brandCountry, most)
      const folded = foldName(first)
      if (folded === '') return []
      const isWanted = liesAround(around)
      const found = names.matching(folded, most, (position) => isWanted(table.placeAt(position)))
      return found.map((position) => table.placeAt(position))
    },
    resolve: (text, hints) =>
      resolvePlace(
        text,
        hints ?? {},
        known,
        (zip, around, country) => zipsOf(zip, around, country, 1)[0] ?? null,
      ),
  }
}
