import type { Place } from '@aloft/domain/ads/places.rules'
import { foldName } from '@aloft/domain/core/fold-name'
import { otherCountryNames, otherRegionNames } from './other-names.ts'
import { indexNames, type PlaceNames } from './place-names.ts'
import { readCities } from './place-rows.ts'
import { collectPlaces, type PlaceTable } from './place-table.ts'
import { readTypedZip } from './typed-zip.ts'
import { readUsZips, type UsZips } from './us-zips.ts'
import { liesAround, readQuery } from './written-place.ts'

/** Finds places by the beginning of a name, in any case and without accents, and zips. */
export interface Gazetteer {
  /** At most `most` places, the best match first; what follows a comma narrows them to a region or country. */
  search(query: string, most: number): readonly Place[]
}

let opened: Promise<Gazetteer> | undefined

/** The one gazetteer of this node, read when it is first asked for; a reading that failed is tried again. */
export function openGazetteer(): Promise<Gazetteer> {
  opened ??= readGazetteer().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function readGazetteer(): Promise<Gazetteer> {
  const { table, names } = await readPlaces()
  return gazetteerOf(table, names, await readUsZips())
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

function gazetteerOf(table: PlaceTable, names: PlaceNames, zips: UsZips): Gazetteer {
  const cityNamed = (name: string) => {
    const [at] = names.matching(foldName(name), 1, (position) => table.codeOf(position) === null)
    return at === undefined ? undefined : table.placeAt(at)
  }
  return {
    search(query, most) {
      const { first, around } = readQuery(query)
      const isWanted = liesAround(around)
      if (/\d/.test(first)) {
        const typed = readTypedZip(first, around, cityNamed)
        const listed = zips.startingWith(first).filter(isWanted)
        return [...(typed ? [typed] : []), ...listed.take(most)].slice(0, most)
      }
      const folded = foldName(first)
      if (folded === '') return []
      const found = names.matching(folded, most, (position) => isWanted(table.placeAt(position)))
      return found.map((position) => table.placeAt(position))
    },
  }
}
