import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { preview } from 'vite'
import { type Figure, shown } from '../figure.ts'

const root = join(import.meta.dirname, '../../..')
const visits = 5
const mostSeconds = 3

/** How long the built Storybook takes from an empty cache until its first page can be read. */
export async function storybookFigures(executablePath: string | undefined): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aloft-bench-'))
  try {
    const command = join(root, 'node_modules/.bin/storybook')
    const build = ['build', '--output-dir', folder, '--disable-telemetry']
    await promisify(execFile)(command, build, { cwd: root, maxBuffer: 1e8 })
    const server = await preview({
      configFile: false,
      logLevel: 'error',
      root: folder,
      build: { outDir: folder },
      preview: { port: 0 },
    })
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      const [address = ''] = server.resolvedUrls?.local ?? []
      const seconds: number[] = []
      for (let visit = 0; visit < visits; visit++) seconds.push(await visitOf(browser, address))
      const [median = Infinity] = seconds.toSorted((one, other) => one - other).slice(Math.floor(visits / 2))
      return [
        {
          what: 'until Welcome can be read',
          measured: `${shown(median)} s (${seconds.map(shown).join(', ')})`,
          aim: { text: `at most ${mostSeconds} s`, isMet: median <= mostSeconds },
        },
      ]
    } finally {
      await browser.close()
      await server.close()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function visitOf(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const started = performance.now()
  await page.goto(address)
  await page.frameLocator('#storybook-preview-iframe').getByText('What brings you here?').waitFor()
  const seconds = (performance.now() - started) / 1000
  await page.context().close()
  return seconds
}
