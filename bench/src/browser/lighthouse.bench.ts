import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { type Figure, shown } from '../figure.ts'
import { median } from '../measure.ts'
import { freePort, startProgram } from '../server/program.ts'
import { signInWithAd } from './demo.ts'
import { slowdownFor } from './slowdown.ts'

const runs = 5
const mostAttempts = 3

interface Page {
  readonly name: string
  readonly url: string
  readonly leastScore: number
  readonly mostBlockingMs: number
}

const light = { leastScore: 90, mostBlockingMs: 200 } as const
const heavy = { leastScore: 80, mostBlockingMs: 400 } as const

interface Run {
  /** Of the machine just before it, as Lighthouse measures it. */
  readonly benchmarkIndex: number
  readonly score: number
  readonly blockingMs: number
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly speedIndexMs: number
}

/** Lighthouse's mobile run of the main pages, each run with an empty cache. */
export async function lighthouseFigures(executablePath: string | undefined): Promise<Figure[]> {
  const dir = mkdtempSync(join(tmpdir(), 'aloft-bench-'))
  const port = await freePort()
  const [program, browser] = await Promise.all([
    startProgram(join(dir, 'data')),
    // A profile on disk: Lighthouse opens its pages in the default context, where the session has to be.
    chromium.launchPersistentContext(join(dir, 'profile'), {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    }),
  ])
  try {
    const { url } = program
    const figures = await figuresOf({ name: 'login', url: `${url}/0/login`, ...light }, browser, port)
    const page = await browser.newPage()
    const editorUrl = await signInWithAd(page, url)
    await page.close()
    const pages: readonly Page[] = [
      { name: 'overview', url: `${url}/0`, ...light },
      { name: 'list', url: `${url}/0/list`, ...light },
      { name: 'editor', url: editorUrl, ...heavy },
    ]
    for (const each of pages) figures.push(...(await figuresOf(each, browser, port)))
    return figures
  } finally {
    await browser.close()
    await program.stop()
    rmSync(dir, { recursive: true })
  }
}

async function figuresOf(page: Page, browser: BrowserContext, port: number): Promise<Figure[]> {
  const measured: Run[] = []
  for (let run = 0; run < runs; run++) measured.push(await runOnce(page.url, browser, port))
  const middle = (key: keyof Run) => median(measured.map((run) => run[key]))
  const [score, blockingMs] = [middle('score'), middle('blockingMs')]
  const seconds = (key: keyof Run) => `${shown(middle(key) / 1000)} s`
  return [
    {
      what: `performance of ${page.name}`,
      measured: `${score} (${measured.map((run) => run.score).join(', ')})`,
      aim: { text: `at least ${page.leastScore}`, isMet: score >= page.leastScore },
      note: `first paint ${seconds('firstPaintMs')}, largest ${seconds('largestPaintMs')}, speed index ${seconds('speedIndexMs')}`,
    },
    {
      what: `blocking time of ${page.name}`,
      measured: `${shown(blockingMs)} ms`,
      aim: { text: `at most ${page.mostBlockingMs} ms`, isMet: blockingMs <= page.mostBlockingMs },
      note: `benchmark index ${middle('benchmarkIndex').toFixed(0)}, so a phone is taken to be ${shown(slowdownFor(middle('benchmarkIndex')))} times slower`,
    },
  ]
}

async function runOnce(url: string, browser: BrowserContext, port: number, attempt = 1): Promise<Run> {
  const benchmarkIndex = await measureMachine(browser)
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    logLevel: 'silent',
    throttling: { cpuSlowdownMultiplier: slowdownFor(benchmarkIndex) },
  })
  if (!result) throw new Error(`Lighthouse has no result for ${url}`)
  const { audits, categories, runtimeError } = result.lhr
  // The start of the page is sometimes missing in the browser's trace; Lighthouse itself then asks for another run.
  if (runtimeError?.code === 'NO_NAVSTART' && attempt < mostAttempts)
    return runOnce(url, browser, port, attempt + 1)
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const valueOf = (id: string) => {
    const value = audits[id]?.numericValue
    if (value === undefined) throw new Error(`${url}: Lighthouse has not measured ${id}`)
    return value
  }
  return {
    benchmarkIndex,
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    blockingMs: valueOf('total-blocking-time'),
    firstPaintMs: valueOf('first-contentful-paint'),
    largestPaintMs: valueOf('largest-contentful-paint'),
    speedIndexMs: valueOf('speed-index'),
  }
}

async function measureMachine(browser: BrowserContext): Promise<number> {
  const page = await browser.newPage()
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
  await page.close()
  return index
}
