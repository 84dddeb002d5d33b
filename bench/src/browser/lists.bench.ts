import { join } from 'node:path'
import type { AdListLayout } from '@aloft/views/ads/lists/ad-list.view'
import { type Browser, chromium, type Page } from '@playwright/test'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { type Figure, shown } from '../figure.ts'

const entry = join(import.meta.dirname, 'lists-page.tsx')
const layouts: readonly AdListLayout[] = ['list', 'gallery', 'timeline']
const mostMs = 50
const mostRows = 80
const wheels = 60
/** CSS pixels of one turn of the wheel: like a person, some rows each time and many rows in the end. */
const wheelBy = 700

/**
 * The longest task of the page's main thread while ten thousand ads scroll, and the largest number of rows in
 * the page.
 */
export async function listFigures(executablePath: string | undefined): Promise<Figure[]> {
  const files = await buildPage()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const figures: Figure[] = []
    for (const layout of layouts) figures.push(await figureOf(browser, files, layout))
    return figures
  } finally {
    await browser.close()
  }
}

async function figureOf(browser: Browser, files: Files, layout: AdListLayout): Promise<Figure> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.setContent(`<!doctype html><style>${files.style}</style><body></body>`)
  await page.addScriptTag({ content: files.script, type: 'module' })
  await page.waitForFunction('window.show')
  await page.evaluate(`window.show('${layout}')`)
  await page.getByRole('heading', { name: 'Ads', level: 1 }).waitFor()
  await page.waitForTimeout(500)
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] })
  const rows = await scroll(page, layout)
  const trace = await browser.stopTracing()
  await page.close()
  const longest = longestTask(JSON.parse(trace.toString()) as Trace)
  return {
    what: `10,000 ads as ${layout}, scrolled`,
    measured: `longest task ${shown(longest)} ms, ${rows} rows at most`,
    aim: {
      text: `no task over ${mostMs} ms, at most ${mostRows} rows`,
      isMet: longest <= mostMs && rows <= mostRows,
    },
    note: 'processor time of the thread that runs the page; script, styles and layout together',
  }
}

/** Scrolls like a person, then jumps around; returns the largest number of rows in the page. */
async function scroll(page: Page, layout: AdListLayout): Promise<number> {
  const box = layout === 'gallery' ? page.getByRole('list').last() : page.getByRole('region')
  await box.hover({ position: { x: 300, y: 200 } })
  let most = 0
  const count = async () => {
    most = Math.max(most, await page.locator('tbody tr, li').count())
  }
  for (let round = 0; round < wheels; round++) {
    await page.mouse.wheel(0, wheelBy)
    if (round % 10 === 0) await count()
    // The end of a gallery page, so go to the next one.
    if (layout === 'gallery' && round % 5 === 4) await page.getByRole('button', { name: 'Next' }).click()
  }
  if (layout !== 'gallery')
    for (const part of [0.5, 0.1, 1]) {
      await box.evaluate((node, at) => node.scrollTo(0, node.scrollHeight * at), part)
      await page.waitForTimeout(100)
      await count()
    }
  await count()
  return most
}

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string
    readonly tid: number
    readonly pid: number
    /** In microseconds, of elapsed time and of processor time. */
    readonly dur?: number
    readonly tdur?: number
    readonly args?: { readonly name?: string }
  }[]
}

function longestTask({ traceEvents }: Trace): number {
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid} ${tid}`))
  if (tasks.length === 0) throw new Error('the trace has no tasks')
  return Math.max(...tasks.map(({ dur = 0, tdur = dur }) => tdur)) / 1000
}

interface Files {
  readonly script: string
  readonly style: string
}

async function buildPage(): Promise<Files> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), react({ compiler: true })],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      cssCodeSplit: false,
      assetsInlineLimit: 1_000_000,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput[]
  const output = built.flatMap((one) => one.output)
  const script = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  const style = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  return { script: script.join('\n'), style: style.join('\n') }
}
