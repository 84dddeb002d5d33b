/**
 * Drafts the first three ads of every business of the corpus and writes pages to review them as their owners
 * would: `.cache/ads/1.html` and so on, three businesses each. Run with `npm run copy:pages`; with names of
 * businesses it only does those, with `--unseen` those written after the rules.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DrawnAd, drawAds } from '../server/src/demo/corpus/draw-ads.ts'
import { readCorpus } from '../server/src/demo/corpus/read-corpus.ts'
import { createEmbeddedAi } from '../server/src/gateways/ai/ai.embedded.ts'
import { createResvgRaster } from '../server/src/gateways/raster/raster.resvg.ts'
import { createEmbeddedStorage } from '../server/src/gateways/storage/storage.embedded.ts'
import { root } from './root.ts'

const only = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const part = process.argv.includes('--unseen') ? 'unseen' : 'known'
const perPage = 3

const out = join(root, '.cache/ads')
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })

const ai = createEmbeddedAi()
const storage = createEmbeddedStorage(join(out, 'storage'))
const raster = createResvgRaster()
const businesses = await readCorpus(join(root, 'server/demo-sites'), ai, { part, only, storage })
const sections: string[] = []
for (const business of businesses) {
  const ads = await drawAds(business, { ai, storage, raster })
  sections.push(`<h2>${escaped(business.name)}</h2><div class="ads">${ads.map(adHtml).join('')}</div>`)
  for (const { platform, failure } of ads) if (failure) console.log(business.name, platform, failure)
}
await raster.close()

for (let first = 0; first < sections.length; first += perPage) {
  const file = join(out, `${first / perPage + 1}.html`)
  writeFileSync(file, pageHtml(sections.slice(first, first + perPage)))
  console.log(file)
}

function adHtml({ platform, failure, texts, button, layout, pictures }: DrawnAd): string {
  const images = Object.values(pictures).map((png) => {
    return `<img alt="" src="data:image/png;base64,${Buffer.from(png).toString('base64')}">`
  })
  const rows = texts.map(({ key, text }) => `<dt>${escaped(key)}</dt><dd>${escaped(text)}</dd>`)
  const made = [failure, layout, button].flatMap((word) => word ?? []).join(' · ')
  return `<section><div>${images.join('')}</div><p>${platform} · ${made}</p><dl>${rows.join('')}</dl></section>`
}

function pageHtml(content: readonly string[]): string {
  return `<!doctype html><meta charset="utf-8"><title>Ads of the corpus</title><style>
    body { margin: 8px; font: 13px/1.3 sans-serif; background: #e8e8ec; width: 1580px }
    h2 { margin: 4px 0; font-size: 15px }
    .ads { display: flex; gap: 8px }
    section { background: #fff; padding: 6px; flex: 1 1 0; min-width: max-content }
    div:not(.ads) { white-space: nowrap }
    img { height: 380px; margin-right: 4px }
    p { margin: 4px 0; color: #555 }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 8px; margin: 0; white-space: normal; width: 0; min-width: 100% }
    dt { color: #777 }
    dd { margin: 0 }
  </style>${content.join('')}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
