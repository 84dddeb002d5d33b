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
/** The folder of a font: `fontsource/roboto`, which also starts its addresses. */
const fontFolder = (font: string) => dirname(require.resolve(`@${font}/package.json`))
const host = 'http://fonts.example'
const sheets = ['arimo/400', 'arimo/600', 'roboto/400', 'roboto/600']
/** Android's fonts for scripts that the skins' fonts lack; the story adds the same. */
const moreScripts = ['devanagari', 'jp', 'kr', 'sc', 'thai']

const executablePath = ensureBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: chromiumFlags,
  env: { ...process.env, ...shippedFontsOnly() },
})
const page = await browser.newPage()
await page.route(`${host}/**`, (route) => {
  const path = new URL(route.request().url()).pathname
  const [, font, rest] = /^\/(fontsource[\w-]*\/[\w-]+)\/(.+)$/.exec(path) ?? []
  return font === undefined || rest === undefined
    ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    : route.fulfill({ path: join(fontFolder(font), rest) })
})
await page.goto(`${host}/`)
// First, so that the skins' own fonts win wherever they have a letter.
for (const script of moreScripts) {
  const font = `fontsource-variable/noto-sans-${script}`
  const sheet = readFileSync(join(fontFolder(font), 'index.css'), 'utf8')
  // Faces of other weights would be another face of the family, not a part of this one.
  const faces = sheet
    .replaceAll('./files/', `${host}/${font}/files/`)
    .replaceAll(/font-weight: [^;]+;/g, 'font-weight: 400;')
  for (const family of ['Arimo', 'Roboto'])
    await page.addStyleTag({ content: faces.replaceAll(/font-family: '[^']+'/g, `font-family: '${family}'`) })
}
for (const sheet of sheets) await page.addStyleTag({ url: `${host}/fontsource/${sheet}.css` })

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
