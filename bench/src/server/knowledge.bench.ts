import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { tradeMatcher } from '@aloft/copywriter/trades/matching/trade-matcher'
import { readBasics, readKnowledge } from '@aloft/site-reader/extract-site'
import { pageRoleOf } from '@aloft/site-reader/page/page-kind'
import { SiteReading } from '@aloft/site-reader/site-reading'
import { type Figure, shown } from '../figure.ts'
import { cpuMs, median } from '../measure.ts'

const root = join(import.meta.dirname, '../../..')
const sites = ['nightjar', 'bakery', 'restaurant', 'german', 'french', 'law-firm', 'shop']
const mostPages = 6
const mostCpuMs = 150
const mostMegabytes = 40
const rounds = 5

/** The server's cost of facts and of the catalogues of trades and interests. */
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
    {
      what: 'trades and interests in memory',
      measured: `${shown(megabytes)} MB`,
      aim: { text: `at most ${mostMegabytes} MB`, isMet: megabytes <= mostMegabytes },
    },
  ]
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
