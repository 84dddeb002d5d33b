import type { ScanStep } from '@aloft/domain/scans/scan.entity'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import type { ContentKind, WebResult, WebSession } from '../../../gateways/web-fetch/web-fetch.port.ts'
import { type Extraction, extractSite } from '../extract/extract-site.ts'
import type { MeasuredPicture } from '../extract/measured-picture.ts'
import { parsePage } from '../extract/page.ts'
import type { PageRole } from '../extract/page-kind.ts'
import { readPictures } from '../extract/pictures.ts'
import type { Site, SitePage, WebManifest } from '../extract/site.ts'
import { hiddenSelectors, type Stylesheet } from '../extract/stylesheet.ts'
import { fieldsAdded, noData, type OnStep } from './scan-log.ts'

/** How many addresses of one site are asked for at once. */
export const atOnce = 3

interface ReadPage {
  readonly url: string
  readonly html: string
  readonly role: PageRole
  /** Place in the order of pages; the home page is first whenever the others arrive. */
  readonly order: number
}

/** One visit of a website: what was read so far, what it says, and who is told. */
export class Visit {
  readonly session: WebSession
  /** Ends with the caller's patience and with the time budget. */
  readonly signal: AbortSignal
  readonly #onStep: OnStep
  readonly #read: ReadPage[] = []
  readonly #pictures: MeasuredPicture[] = []
  readonly #stylesheets: Stylesheet[] = []
  #manifest: WebManifest | null = null
  #pages: SitePage[] = []
  #data: WebsiteData = noData
  #told: Promise<void> = Promise.resolve()

  constructor(session: WebSession, onStep: OnStep, signal: AbortSignal) {
    this.session = session
    this.#onStep = onStep
    this.signal = signal
  }

  get site(): Site {
    return {
      pages: this.#pages,
      manifest: this.#manifest,
      stylesheets: this.#stylesheets,
      pictures: this.#pictures,
    }
  }

  get data(): WebsiteData {
    return this.#data
  }

  fetch(url: string, accept: readonly ContentKind[]): Promise<WebResult> {
    return this.session.fetch(url, { accept, signal: this.signal })
  }

  hasPage(html: string): boolean {
    return this.#read.some((page) => page.html === html)
  }

  addPage(page: ReadPage): void {
    this.#read.push(page)
    this.#read.sort((a, b) => a.order - b.order)
    const hidden = hiddenSelectors(this.#stylesheets)
    const parsed = { ...parsePage({ ...page, hiddenSelectors: hidden }), role: page.role }
    this.#pages = this.#read.map((read) => (read === page ? parsed : this.#parsed(read)))
  }

  #parsed({ url }: ReadPage): SitePage {
    const known = this.#pages.find((page) => page.url === url)
    if (!known) throw new Error(`${url} was never parsed`)
    return known
  }

  addManifest(manifest: WebManifest): void {
    this.#manifest = manifest
  }

  /** Adds style sheets; what they hide is no evidence, on pages read before either. */
  addStylesheets(sheets: readonly Stylesheet[]): void {
    this.#stylesheets.push(...sheets)
    if (hiddenSelectors(sheets).length === 0) return
    const hidden = hiddenSelectors(this.#stylesheets)
    this.#pages = this.#read.map((page) => ({
      ...parsePage({ ...page, hiddenSelectors: hidden }),
      role: page.role,
    }))
  }

  addPicture(picture: MeasuredPicture): void {
    this.#pictures.push(picture)
  }

  /** Reads the facts anew and tells of a step, with the fields that it added to. */
  tell(step: ScanStep): void {
    const before = this.#data
    if (step.kind === 'picture') this.#data = { ...before, pictures: readPictures(this.site) }
    else if (step.outcome === 'read') this.#data = extractSite(this.site).data
    const told = { ...step, found: fieldsAdded(before, this.#data) }
    const data = this.#data
    this.#told = this.#told.then(() => this.#onStep(told, data))
    // Awaited in `finish`; until then a failed listener is no unhandled rejection.
    this.#told.catch(() => {})
  }

  /** All facts and the verdict, once every listener has heard of every step; fails as the first listener did. */
  async finish(): Promise<Extraction> {
    await this.#told
    return extractSite(this.site)
  }
}
