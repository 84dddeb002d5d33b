import type { ScanStep } from '@aloft/domain/scans/scan.entity'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import type { ContentKind, WebResult, WebSession } from '../../../gateways/web-fetch/web-fetch.port.ts'
import { type Extraction, extractSite } from '../extract/extract-site.ts'
import type { MeasuredPicture } from '../extract/measured-picture.ts'
import { parsePage } from '../extract/page.ts'
import type { PageRole } from '../extract/page-kind.ts'
import { readPictures } from '../extract/pictures.ts'
import type { Site, SitePage, WebManifest } from '../extract/site.ts'
import { hiddenSelectors, parseStylesheet, type Stylesheet } from '../extract/stylesheet.ts'
import { fieldsAdded, noData, type OnStep } from './scan-log.ts'
import { styleSources } from './style-sources.ts'

/** How many addresses of one site are asked for at once. */
export const atOnce = 3

/** More than a page has style sheets. */
const stylesOfPage = 1_000

interface ReadPage {
  readonly url: string
  readonly html: string
  readonly role: PageRole
  /** Position in the order of pages; the home page comes first, whenever the others arrive. */
  readonly order: number
}

/** One visit to a website: what was read so far, its facts, and the listener. */
export class Visit {
  readonly session: WebSession
  /** Aborts with the caller's signal and with the time budget. */
  readonly signal: AbortSignal
  readonly #onStep: OnStep
  readonly #read: ReadPage[] = []
  readonly #pictures: MeasuredPicture[] = []
  readonly #sheets: { readonly order: number; readonly sheet: Stylesheet }[] = []
  readonly #ownStyles = new Set<string>()
  #manifest: WebManifest | null = null
  #pages: SitePage[] = []
  #data: WebsiteData = noData
  #reports: Promise<void> = Promise.resolve()

  constructor(session: WebSession, onStep: OnStep, signal: AbortSignal) {
    this.session = session
    this.#onStep = onStep
    this.signal = signal
  }

  get site(): Site {
    return {
      pages: this.#pages,
      manifest: this.#manifest,
      stylesheets: this.#sheets.map(({ sheet }) => sheet),
      pictures: this.#pictures,
    }
  }

  fetch(url: string, accept: readonly ContentKind[]): Promise<WebResult> {
    return this.session.fetch(url, { accept, signal: this.signal })
  }

  hasPage(html: string): boolean {
    return this.#read.some((page) => page.html === html)
  }

  /** Adds a page with the style elements it holds. */
  addPage(page: ReadPage): void {
    this.#read.push(page)
    this.#read.sort((a, b) => a.order - b.order)
    const added = this.#parse(page)
    this.#pages = this.#read.map((read) => (read === page ? added : this.#parsed(read)))
    for (const { css, url, index } of styleSources(added)) {
      // The same element stands on each page of many sites.
      if (css === null || this.#ownStyles.has(css)) continue
      this.#ownStyles.add(css)
      this.addStylesheet(parseStylesheet(css, url), this.styleOrder(added, index))
    }
  }

  #parse(page: ReadPage): SitePage {
    const hidden = hiddenSelectors(this.site.stylesheets)
    return { ...parsePage({ ...page, hiddenSelectors: hidden }), role: page.role }
  }

  #parsed({ url }: ReadPage): SitePage {
    const known = this.#pages.find((page) => page.url === url)
    if (!known) throw new Error(`${url} was never parsed`)
    return known
  }

  addManifest(manifest: WebManifest): void {
    this.#manifest = manifest
  }

  /** Place in the cascade of a page's style sheet, whenever it arrives. */
  styleOrder(page: SitePage, index: number): number {
    const read = this.#read.find(({ url }) => url === page.url)
    return (read?.order ?? 0) * stylesOfPage + index
  }

  /** Adds a style sheet; what it hides is no evidence, on pages read before either. */
  addStylesheet(sheet: Stylesheet, order: number): void {
    this.#sheets.push({ order, sheet })
    this.#sheets.sort((a, b) => a.order - b.order)
    if (hiddenSelectors([sheet]).length > 0) this.#pages = this.#read.map((page) => this.#parse(page))
  }

  addPicture(picture: MeasuredPicture): void {
    this.#pictures.push(picture)
  }

  /** Reads the facts again and reports a step, with the fields it added to. */
  report(step: ScanStep): void {
    const before = this.#data
    if (step.kind === 'picture') this.#data = { ...before, pictures: readPictures(this.site) }
    else if (step.outcome === 'read') this.#data = extractSite(this.site).data
    const reported = { ...step, found: fieldsAdded(before, this.#data) }
    const data = this.#data
    this.#reports = this.#reports.then(() => this.#onStep(reported, data))
    // Awaited in `finish`; until then a failed listener is no unhandled rejection.
    this.#reports.catch(() => {})
  }

  /** All facts and the verdict, once every listener has received every step; rejects as the first listener did. */
  async finish(): Promise<Extraction> {
    await this.#reports
    return extractSite(this.site)
  }
}
