import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { type Figure, shown } from '../figure.ts'
import { startProgram } from '../server/program.ts'
import { logIn } from './demo.ts'

/** Of the demo business’s ads; Google’s are drawn as results, without one. */
const leastPictures = 6
const mostBytes = 250_000
const mostLogoWidth = 50
const stepPx = 600

const screens = [
  { name: 'a desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { name: 'a phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
] as const

/** Bytes of pictures that the overview of the demo business fetches, scrolled to its end, into an empty cache. */
export async function overviewPictureFigures(executablePath: string | undefined): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aloft-bench-'))
  const [program, browser] = await Promise.all([
    startProgram(dataDir, { DEMO: 'business' }),
    chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] }),
  ])
  try {
    const figures: Figure[] = []
    for (const screen of screens) figures.push(await figureOf(browser, program.url, screen))
    return figures
  } finally {
    await browser.close()
    await program.stop()
    rmSync(dataDir, { recursive: true })
  }
}

async function figureOf(
  browser: Browser,
  url: string,
  { name, ...options }: (typeof screens)[number],
): Promise<Figure> {
  const page = await browser.newPage(options)
  const fetched = new Map<string, number>()
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.startsWith('/files/'))
      fetched.set(response.url(), (await response.body()).length)
  })
  await logIn(page, url)
  const pictures = page.locator('article img')
  await pictures.first().waitFor()
  // Cards below the window fetch their pictures once they come near it.
  for (let y = 0; y < (await page.evaluate<number>('document.documentElement.scrollHeight')); y += stepPx) {
    await page.evaluate(`window.scrollTo(0, ${y})`)
    await page.waitForLoadState('networkidle')
  }
  // Cards of ads without a picture show a logo.
  const widths = await pictures.evaluateAll((all: HTMLImageElement[]) =>
    all.map(({ naturalWidth }) => naturalWidth),
  )
  const count = widths.filter((width) => width > mostLogoWidth).length
  if (count < leastPictures) throw new Error(`the overview shows ${count} pictures of ads`)
  await page.context().close()
  const bytes = [...fetched.values()].reduce((sum, each) => sum + each, 0)
  return {
    what: `pictures of ${count} ads on ${name}`,
    measured: `${shown(bytes / 1000)} KB in ${fetched.size} files`,
    aim: { text: `at most ${mostBytes / 1000} KB`, isMet: bytes <= mostBytes },
  }
}
