import { maxScannedPages } from '@aloft/domain/scans/scan-fields.rules'
import { type ChosenPage, choosePages, isSameSite, pageKey } from '@aloft/site-reader/links/choose-pages'
import pMap from 'p-map'
import { textOf } from './read-home.ts'
import { stepOf } from './scan-log.ts'
import { atOnce, type Visit } from './visit.ts'

const mostAttempts = 12

/** Reads up to five more pages of the site; missing or forbidden ones are replaced by the next. */
export async function readPages(visit: Visit): Promise<void> {
  const [home] = visit.reading.pages
  if (!home) return
  const tried = new Set([pageKey(home.url)])
  let order = 0
  for (let round = 0; round < 3 && !visit.signal.aborted; round++) {
    // Links on other pages are used once those of the home page are used up.
    const linked = visit.reading.pages.flatMap((page) => choosePages(page))
    const candidates = (round === 0 ? choosePages(home) : linked).filter(
      ({ url }) => !tried.has(pageKey(url)),
    )
    let waiting = candidates
    while (
      waiting.length > 0 &&
      visit.reading.pages.length < maxScannedPages &&
      tried.size <= mostAttempts &&
      !visit.signal.aborted
    ) {
      const batch = waiting.slice(0, maxScannedPages - visit.reading.pages.length)
      waiting = waiting.slice(batch.length)
      for (const { url } of batch) tried.add(pageKey(url))
      const first = order
      order += batch.length
      await pMap(batch, (page, index) => readPage(visit, page, first + index + 1), { concurrency: atOnce })
    }
  }
}

async function readPage(visit: Visit, { url, role }: ChosenPage, order: number): Promise<void> {
  const result = await visit.fetch(url, ['html'])
  if (result.kind === 'refused' || result.status >= 400) {
    if (result.kind === 'refused' && result.reason === 'aborted') return
    visit.report(stepOf('page', result))
    return
  }
  const html = textOf(result)
  const [home] = visit.reading.pages
  // A redirect may lead to another site.
  const isAway = home !== undefined && !isSameSite(new URL(result.url), new URL(home.url))
  const isKnown =
    visit.reading.hasPage(html) ||
    visit.reading.pages.some((page) => pageKey(page.url) === pageKey(result.url))
  if (isAway || isKnown) {
    visit.report(stepOf('page', result, { outcome: 'skipped' }))
    return
  }
  visit.reading.addPage({ url: result.url, html, role, order })
  visit.report(stepOf('page', result, { title: visit.reading.titleOf(result.url) }))
}
