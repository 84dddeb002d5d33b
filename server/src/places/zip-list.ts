import { setImmediate } from 'node:timers/promises'
import { zipReaders, type ZipRow } from './zip-rows.ts'

/** The zips of a country, stored as one text: tens of thousands of them take at most two megabytes. */
export interface ZipList {
  /** In the order of the zips. */
  startingWith(figures: string): Generator<ZipRow>
}

/** Zip lists of all countries that have one, by country code. */
export type ZipLists = ReadonlyMap<string, ZipList>

/** Reads the lists one after the other; other work of the node runs between them. */
export async function readZipLists(): Promise<ZipLists> {
  const lists = new Map<string, ZipList>()
  for (const [country, read] of Object.entries(zipReaders)) {
    lists.set(country, listOf(await read()))
    await setImmediate()
  }
  return lists
}

function listOf(rows: readonly ZipRow[]): ZipList {
  const lines = rows
    .toSorted((one, other) => (one.zip < other.zip ? -1 : 1))
    .map(({ zip, town, region, point }) => [zip, town, region, ...(point ?? [])].join('\t'))
  const text = `\n${lines.join('\n')}\n`
  return {
    *startingWith(figures) {
      const searched = `\n${figures}`
      for (let at = text.indexOf(searched); at !== -1; at = text.indexOf(searched, at + 1))
        yield rowOf(text.slice(at + 1, text.indexOf('\n', at + 1)))
    },
  }
}

function rowOf(line: string): ZipRow {
  const [zip = '', town = '', region = '', latitude, longitude] = line.split('\t')
  const point = latitude === undefined ? null : ([Number(latitude), Number(longitude)] as const)
  return { zip, town, region, point }
}
