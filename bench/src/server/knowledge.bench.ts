import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { tradeMatcher } from '@aloft/copywriter/trades/matching/trade-matcher'
import { readBasics, readKnowledge } from '@aloft/site-reader/extract-site'
import { pageRoleOf } from '@aloft/site-reader/page/page-kind'
import { SiteReading } from '@aloft/site-reader/site-reading'
import { openGazetteer } from '@aloft/server/places/gazetteer'
import { type Figure, shown } from '../figure.ts'
import { cpuMs, median } from '../measure.ts'

const root = join(import.meta.dirname, '../../..')
const sites = ['nightjar', 'bakery', 'restaurant', 'german', 'french', 'law-firm', 'shop']
const mostPages = 6
const mostCpuMs = 150
const mostMegabytes = 40
const mostTradeMs = 30
const mostPlaceMs = 10
const rounds = 5

/** The server's cost of facts, of places and of the catalogues of trades and interests. */
export async function knowledgeFigures(): Promise<Figure[]> {
  const costs: number[] = []
  for (const name of sites) {
    const site = openSite(name)
    await readGrowing(site)
    const measured: number[] = []
    for (let round = 0; round < rounds; round++) measured.push(await readGrowing(site))
    costs.push(median(measured))
  }
  const cpu = median(costs)
  const longest = Math.max(...costs)
  const megabytes = await catalogueMegabytes()
  return [
    {
      what: 'facts and trade of a scan',
      measured: `${shown(cpu)} ms, ${shown(longest)} ms for the largest of ${sites.length} sites`,
      aim: { text: `at most ${mostCpuMs} ms`, isMet: longest <= mostCpuMs },
      note: 'processor time; read again after each page, as a scan does to show what it found',
    },
    await largeSiteFigure(),
    await placesFigure(),
    {
      what: 'trades and interests in memory',
      measured: `${shown(megabytes)} MB`,
      aim: { text: `at most ${mostMegabytes} MB`, isMet: megabytes <= mostMegabytes },
    },
  ]
}

/** Texts that words of several trades are in, so that each has to be weighed. */
const summaries = [
  'A bakery in Leeds that takes its time, with bread rolls and a coffee bar.',
  'Family dentist, open on Saturdays, with a workshop for crowns in the same house.',
  'We rewire lamps, mend clocks and teach furniture making on Thursdays.',
  'Bike hire and repairs by the canal, with a small shop for parts.',
] as const

async function largeSiteFigure(): Promise<Figure> {
  const sentences = Array.from(
    { length: 600 },
    (_, place) => `${summaries[place % summaries.length]} ${place}`,
  )
  const [headings, offers] = [sentences.slice(0, 150), sentences.slice(150, 300)]
  const words = { language: 'en', schemaTypes: [], name: null, summary: null, titles: [] } as const
  const read = () => tradeMatcher.certainTrade({ ...words, headings, offers, sentences })
  read()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await cpuMs(async () => read()))
  const ms = median(times)
  return {
    what: 'trade of a large site',
    measured: `${shown(ms)} ms`,
    aim: { text: `at most ${mostTradeMs} ms`, isMet: ms <= mostTradeMs },
    note: 'processor time for 600 sentences, 150 headings and 150 offers',
  }
}

const typed = ['ga', 'gal', 's', 'san', 'new yo', 'b, germany', 's, malta', 'xqzzt', '90', '10115 Berlin']

async function placesFigure(): Promise<Figure> {
  const gazetteer = await openGazetteer()
  const search = () => typed.map((query) => gazetteer.search(query, 10))
  search()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await cpuMs(async () => search()))
  const ms = median(times) / typed.length
  return {
    what: 'places for a typed text',
    measured: `${shown(ms)} ms`,
    aim: { text: `at most ${mostPlaceMs} ms`, isMet: ms <= mostPlaceMs },
    note: `processor time of a search, on average over ${typed.length} texts`,
  }
}

type Site = SiteReading['site']

function openSite(name: string): Site {
  const dir = join(root, 'server/demo-sites', name)
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  const ordered = files.toSorted((a, b) => Number(b === 'index.html') - Number(a === 'index.html'))
  const reading = new SiteReading(tradeMatcher)
  for (const [order, file] of ordered.slice(0, mostPages).entries())
    reading.addPage({
      url: `https://${name}.example/${file}`,
      html: readFileSync(join(dir, file), 'utf8'),
      role: order === 0 ? 'home' : pageRoleOf('', `/${file}`),
      order,
    })
  return reading.site
}

// Only measures what the facts add: lines, offers and summary are read for the brief anyway.
async function readGrowing(site: Site): Promise<number> {
  let total = 0
  for (let count = 1; count <= site.pages.length; count++) {
    const part = { ...site, pages: site.pages.slice(0, count) }
    const basics = readBasics(part)
    total += await cpuMs(async () => readKnowledge(part, basics, tradeMatcher))
  }
  return total
}

// In its own process, which holds nothing else in memory.
async function catalogueMegabytes(): Promise<number> {
  const modules = ['trades/trade.ts', 'interests/find-interests.ts'].map((file) =>
    JSON.stringify(join(root, 'packages/copywriter/src', file)),
  )
  const program = `
    const used = () => { gc(); return process.memoryUsage().heapUsed }
    const before = used()
    const [{ tradesById }, { findInterests }] = await Promise.all([import(${modules[0]}), import(${modules[1]})])
    const known = [tradesById(), findInterests('running', 5), findInterests('laufen', 5, 'de')]
    console.log((used() - before) / 1024 / 1024, known.length)`
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    '--input-type=module',
    '--eval',
    program,
  ])
  return Number.parseFloat(stdout)
}
