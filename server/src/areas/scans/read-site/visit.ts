import { tradeMatcher } from '@aloft/copywriter/trades/matching/trade-matcher'
import type { ScanStep } from '@aloft/domain/scans/scan.entity'
import { noWebsiteData, type WebsiteData } from '@aloft/domain/scans/website-data.entity'
import type { Extraction } from '@aloft/site-reader/extract-site'
import { SiteReading } from '@aloft/site-reader/site-reading'
import type { ContentKind, WebResult, WebSession } from '../../../gateways/web-fetch/web-fetch.port.ts'
import { fieldsAdded, type OnStep } from './scan-log.ts'

/** How many addresses of one site are asked for at once. */
export const atOnce = 3

/** One visit to a website: what was read so far, the session that fetches it, and the listener. */
export class Visit {
  readonly reading = new SiteReading(tradeMatcher)
  readonly session: WebSession
  /** Aborts with the caller's signal and with the time budget. */
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

  /** Reads the facts again and reports a step, with the fields it added to. */
  report(step: ScanStep): void {
    const before = this.#data
    if (step.kind === 'picture') this.#data = { ...before, pictures: this.reading.contentPictures }
    else if (step.outcome === 'read') this.#data = this.reading.extract().data
    const reported = { ...step, found: fieldsAdded(before, this.#data) }
    const data = this.#data
    this.#reports = this.#reports.then(() => this.#onStep(reported, data))
    // Awaited in `finish`; until then a failed listener is no unhandled rejection.
    this.#reports.catch(() => {})
  }

  /** All facts and the verdict, once every listener has received every step; rejects as the first listener did. */
  async finish(): Promise<Extraction> {
    await this.#reports
    return this.reading.extract()
  }
}
