/**
 * Records where Chromium itself ends each text of the previews' corpus, in the fonts and widths of the platforms:
 * `cut-text.recorded.json`, which the stories compare with the cuts of the previews. Knows nothing of their rules: it
 * tries every place where the browser would break a line, and keeps the last one that fits. Run with `npm run cuts:record`
 * after a change of texts, fonts or places.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { ensureBrowser } from './browser.ts'
import { chromiumFlags } from './chromium.ts'
import { lastFits } from './cuts/last-fits.ts'
import { root } from './root.ts'
import { shippedFontsOnly } from './story-fonts.ts'

const file = join(root, 'packages/design-system/src/previews/cut-text.recorded.json')
const recorded = JSON.parse(readFileSync(file, 'utf8')) as {
  places: { lead?: string; font: string; width: number; lines: number; more: string; moreWeight: number }[]
  texts: { text: string; cuts: (number | null)[] }[]
}

const require = createRequire(import.meta.url)
const fontFolder = (family: string) => dirname(require.resolve(`@fontsource/${family}/package.json`))
const host = 'http://fonts.example'
const sheets = ['arimo/400', 'arimo/600', 'roboto/400', 'roboto/600']

const executablePath = ensureBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: chromiumFlags,
  env: { ...process.env, ...shippedFontsOnly() },
})
const page = await browser.newPage()
await page.route(`${host}/**`, (route) => {
  const [, family = '', ...path] = new URL(route.request().url()).pathname.split('/')
  return family === '' || path.length === 0
    ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    : route.fulfill({ path: join(fontFolder(family), ...path) })
})
await page.goto(`${host}/`)
for (const sheet of sheets) await page.addStyleTag({ url: `${host}/${sheet}.css` })

for (const [index, place] of recorded.places.entries()) {
  const texts = recorded.texts.map(({ text }) => text)
  const cuts = await page.evaluate(lastFits, { ...place, texts })
  for (const [at, cut] of cuts.entries()) {
    const entry = recorded.texts[at]
    if (entry) entry.cuts[index] = cut
  }
  const cutCount = cuts.filter((cut) => cut !== null).length
  console.log(
    `${place.font}, ${place.width} px, ${place.lines} lines: ${cutCount} of ${cuts.length} are cut.`,
  )
}
await browser.close()
writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`)
