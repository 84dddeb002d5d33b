import type { ScanFailure } from '@aloft/domain/scans/scan-fields.rules'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import type { WebFetch } from '../../../gateways/web-fetch/web-fetch.port.ts'
import { measurePictures } from './measure-pictures.ts'
import { readHome, textOf } from './read-home.ts'
import { readPages } from './read-pages.ts'
import { readStyles } from './read-styles.ts'
import { type OnStep, stepOf } from './scan-log.ts'
import { Visit } from './visit.ts'

export interface ReadSiteOptions {
  readonly webFetch: WebFetch
  /** Including the scheme. */
  readonly url: string
  /** Preferred language of the site, such as `de`. */
  readonly languageHint?: string
  /** Called for each step in order, with all facts known after it; reading continues in the meantime. */
  readonly onStep?: OnStep
  readonly signal?: AbortSignal
  /** Time for the whole visit; the result has what was read by then. */
  readonly budgetMs?: number
}

export type ReadSiteResult =
  | { readonly status: 'SUCCESS'; readonly data: WebsiteData }
  | { readonly status: 'FAIL'; readonly reason: ScanFailure; readonly data: WebsiteData | null }

/** Less than the 40 s after which a scan fails (ONB-05). */
const defaultBudgetMs = 35_000

/**
 * Visits a website and reads its brand facts (ONB-03, ONB-04): the home page and up to five more pages of the same
 * site, at most three addresses at once, as robots.txt allows. Rejects only if `signal` fires or a listener fails;
 * anything the site does leads to a result.
 */
export async function readSite(options: ReadSiteOptions): Promise<ReadSiteResult> {
  const { webFetch, url, languageHint = 'en', onStep = () => {}, budgetMs = defaultBudgetMs } = options
  const caller = options.signal ?? new AbortController().signal
  caller.throwIfAborted()
  const session = webFetch.openSession({ acceptLanguage: `${languageHint}, *;q=0.5` })
  const deadline = AbortSignal.timeout(budgetMs)
  const visit = new Visit(session, onStep, AbortSignal.any([caller, deadline]))
  try {
    const failure = await readHome(visit, url)
    caller.throwIfAborted()
    if (failure) {
      await visit.finish()
      return { status: 'FAIL', reason: failure, data: null }
    }
    await readRest(visit)
    caller.throwIfAborted()
    const { data, verdict } = await visit.finish()
    return verdict ? { status: 'FAIL', reason: verdict, data } : { status: 'SUCCESS', data }
  } finally {
    await session.close()
  }
}

async function readRest(visit: Visit): Promise<void> {
  const seen = new Set<string>()
  await Promise.all([readStyles(visit, seen), readManifest(visit)])
  await readPages(visit)
  await readStyles(visit, seen)
  await measurePictures(visit)
}

async function readManifest(visit: Visit): Promise<void> {
  const url = visit.reading.manifestUrl
  if (url === null) return
  const result = await visit.fetch(url, ['json', 'text'])
  if (result.kind === 'page' && result.status < 400)
    visit.reading.addManifest({ url: result.url, raw: textOf(result) })
  visit.report(stepOf('manifest', result))
}
