import { tradeMatcher } from '@aloft/copywriter/trades/matching/trade-matcher'
import type { ScanStep } from '@aloft/domain/scans/scan.entity'
import { noWebsiteData, type WebsiteData } from '@aloft/domain/scans/website-data.entity'
import type { Extraction } from '@aloft/site-reader/extract-site'
import { SiteReading } from '@aloft/site-reader/site-reading'
import type { ContentKind, WebResult, WebSession } from '../../../gateways/web-fetch/web-fetch.port.ts'
import { fieldsAdded, type OnStep } from './scan-log.ts'

/** Number of addresses of one site requested at once. */
export const atOnce = 3

/** One visit to a website: the facts read so far, the session that fetches pages, and the listener. */
export class Visit {
  readonly reading = new SiteReading(tradeMatcher)
  readonly session: WebSession
  /** Aborts with the caller's signal or when the time budget is used up. */
  readonly signal: AbortSignal
  readonly #onStep: OnStep
  #data: WebsiteData = noWebsiteData
  #reports: Promise<void> = Promise.resolve()

  constructor(session: WebSession, onStep: OnStep, signal: AbortSignal) {
    this.session = session
    this.#onStep = onStep
    this.signal = signal
  }

  fetch(url: string, accept: readonly ContentKind[]): Promise<WebResult> {
    return this.session.fetch(url, { accept, signal: this.signal })
  }

  /** Extracts the facts again and reports a step, with the fields that gained values. */
  report(step: ScanStep): void {
    const before = this.#data
    if (step.kind === 'picture') this.#data = { ...before, pictures: this.reading.contentPictures }
    else if (step.outcome === 'read') this.#data = this.reading.extract().data
    const reported = { ...step, found: fieldsAdded(before, this.#data) }
    const data = this.#data
    this.#reports = this.#reports.then(() => this.#onStep(reported, data))
    // Awaited in `finish`; until then a failed listener must not be an unhandled rejection.
    this.#reports.catch(() => {})
  }

  /** All facts and the verdict, after every listener has received every step; rejects if a listener failed. */
  async finish(): Promise<Extraction> {
    await this.#reports
    return this.reading.extract()
  }
}
