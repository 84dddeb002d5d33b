import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readFacts } from '@aloft/server/areas/scans/extract/facts/read-facts'
import { hoursStatements } from '@aloft/server/areas/scans/extract/hours-question'
import { readLanguage } from '@aloft/server/areas/scans/extract/language'
import { readName } from '@aloft/server/areas/scans/extract/name'
import { readOffers } from '@aloft/server/areas/scans/extract/offers'
import { parsePage } from '@aloft/server/areas/scans/extract/page'
import { pageRoleOf } from '@aloft/server/areas/scans/extract/page-kind'
import { linesOf, type Site } from '@aloft/server/areas/scans/extract/site'
import { readSummary } from '@aloft/server/areas/scans/extract/summary'
import { readTrades } from '@aloft/server/areas/scans/extract/trades'
import { type Figure, shown } from '../figure.ts'
import { cpuMs, median } from '../measure.ts'

const root = join(import.meta.dirname, '../../..')
const sites = ['nightjar', 'bakery', 'restaurant', 'german', 'french', 'law-firm', 'shop']
const mostPages = 6
const mostCpuMs = 150
const mostMegabytes = 40
const rounds = 5

/** What the facts and the catalogues of trades and interests cost the server. */
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

function openSite(name: string): Site {
  const dir = join(root, 'server/demo-sites', name)
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  const ordered = files.toSorted((a, b) => Number(b === 'index.html') - Number(a === 'index.html'))
  const pages = ordered.slice(0, mostPages).map((file, index) => {
    const page = parsePage({
      url: `https://${name}.example/${file}`,
      html: readFileSync(join(dir, file), 'utf8'),
    })
    return { ...page, role: index === 0 ? ('home' as const) : pageRoleOf('', `/${file}`) }
  })
  return { pages, manifest: null, stylesheets: [], pictures: [] }
}

// Only what the facts add is measured: lines, offers and summary are read for the brief in any case.
async function readGrowing(site: Site): Promise<number> {
  let total = 0
  for (let count = 1; count <= site.pages.length; count++) {
    const part = { ...site, pages: site.pages.slice(0, count) }
    const lines = linesOf(part)
    const language = readLanguage(part, lines)
    const summary = readSummary(part, lines)
    const { offers } = readOffers(part, lines, language?.value ?? null, [])
    const name = readName(part)
    const statements = hoursStatements(part, lines)
    total += await cpuMs(async () => {
      readFacts(part, lines, language?.value ?? null, null, statements)
      readTrades(part, lines, language?.value ?? null, { name, summary, offers })
    })
  }
  return total
}

// In a process of its own, which holds nothing else.
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
