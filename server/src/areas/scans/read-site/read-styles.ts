import { parseStylesheet } from '@aloft/site-reader/style/stylesheet'
import pMap from 'p-map'
import { textOf } from './read-home.ts'
import { stepOf } from './scan-log.ts'
import { atOnce, type Visit } from './visit.ts'

const mostSheets = 12
const deepestImport = 3

/** Reads the linked style sheets that were not read before, with their imports. */
export async function readStyles(visit: Visit, seen: Set<string>): Promise<void> {
  await pMap(
    visit.reading.linkedSheets,
    ({ url, order }) => readSheet(visit, { url, order, room: 1, depth: 0 }, seen),
    { concurrency: atOnce },
  )
}

interface Wanted {
  readonly url: string
  /** Order in the cascade; imports are placed within `room` before it. */
  readonly order: number
  readonly room: number
  readonly depth: number
}

async function readSheet(
  visit: Visit,
  { url, order, room, depth }: Wanted,
  seen: Set<string>,
): Promise<void> {
  if (seen.has(url) || seen.size >= mostSheets || visit.signal.aborted) return
  seen.add(url)
  const result = await visit.fetch(url, ['css'])
  if (result.kind === 'refused' || result.status >= 400) {
    visit.report(stepOf('styles', result))
    return
  }
  const sheet = parseStylesheet(textOf(result), result.url)
  const imports = depth < deepestImport ? sheet.imports : []
  const share = room / (imports.length + 1)
  for (const [index, imported] of imports.entries()) {
    const place = { order: order - share * (imports.length - index), room: share, depth: depth + 1 }
    await readSheet(visit, { url: imported, ...place }, seen)
  }
  visit.reading.addStylesheet(sheet, order)
  visit.report(stepOf('styles', result))
}
