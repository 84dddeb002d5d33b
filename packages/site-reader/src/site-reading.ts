import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { isLargeEnough, pictureCandidates, readPictures } from './brand/pictures.ts'
import { type Extraction, extractSite } from './extract-site.ts'
import { styleSources } from './links/style-sources.ts'
import { titleOf } from './page/meta.ts'
import { parsePage } from './page/page.ts'
import type { PageRole } from './page/page-kind.ts'
import { resolveUrl } from './page/resolve-url.ts'
import type { MeasuredPicture } from './site/measured-picture.ts'
import type { Site, SitePage, WebManifest } from './site/site.ts'
import { hiddenSelectors, parseStylesheet, type Stylesheet } from './style/stylesheet.ts'
import type { TradeMatcher } from './trade/trade-matcher.ts'

/** A page that was fetched and decoded. */
export interface FetchedPage {
  readonly url: string
  readonly html: string
  readonly role: PageRole
  /** Its position among the pages; the home page comes first, whenever the others arrive. */
  readonly order: number
}

/** A style sheet that a page links to. */
export interface LinkedSheet {
  readonly url: string
  /** Its place in the cascade; sheets that it imports come just before. */
  readonly order: number
}

/** More than a page has style sheets. */
const stylesOfPage = 1_000

/**
 * What was read of one website so far. The caller fetches: it adds pages, style sheets, the manifest and the sizes of
 * pictures in the order they arrive, asks what to fetch next, and may read the facts at any time. Nothing that a page
 * contains is run or followed here, and nothing throws because of what it contains.
 */
export class SiteReading {
  readonly #trades: TradeMatcher
  readonly #read: FetchedPage[] = []
  readonly #pictures: MeasuredPicture[] = []
  readonly #sheets: { readonly order: number; readonly sheet: Stylesheet }[] = []
  readonly #ownStyles = new Set<string>()
  #manifest: WebManifest | null = null
  #pages: SitePage[] = []

  constructor(trades: TradeMatcher) {
    this.#trades = trades
  }

  /** The pages in their order, the home page first. */
  get pages(): readonly SitePage[] {
    return this.#pages
  }

  /** Everything read so far, as the readers of facts take it. */
  get site(): Site {
    return {
      pages: this.#pages,
      manifest: this.#manifest,
      stylesheets: this.#sheets.map(({ sheet }) => sheet),
      pictures: this.#pictures,
    }
  }

  /** Whether a page with this HTML was added, under whatever address. */
  hasPage(html: string): boolean {
    return this.#read.some((page) => page.html === html)
  }

  /** Adds a page with the style elements it contains. */
  addPage(page: FetchedPage): void {
    this.#read.push(page)
    this.#read.sort((a, b) => a.order - b.order)
    const added = this.#parse(page)
    this.#pages = this.#read.map((read) => (read === page ? added : this.#parsed(read)))
    for (const { css, url, index } of styleSources(added)) {
      // Many sites repeat the same element on each page.
      if (css === null || this.#ownStyles.has(css)) continue
      this.#ownStyles.add(css)
      this.addStylesheet(parseStylesheet(css, url), this.#styleOrder(added, index))
    }
  }

  #parse(page: FetchedPage): SitePage {
    const hidden = hiddenSelectors(this.site.stylesheets)
    return { ...parsePage({ ...page, hiddenSelectors: hidden }), role: page.role }
  }

  #parsed({ url }: FetchedPage): SitePage {
    const known = this.#pages.find((page) => page.url === url)
    if (!known) throw new Error(`${url} was never parsed`)
    return known
  }

  #styleOrder(page: SitePage, index: number): number {
    const read = this.#read.find(({ url }) => url === page.url)
    return (read?.order ?? 0) * stylesOfPage + index
  }

  /** The title of an added page, with single spaces; null if there is none. */
  titleOf(url: string): string | null {
    const page = this.#pages.find((one) => one.url === url)
    return (page && titleOf(page)) || null
  }

  /** The address of the web app manifest that the home page names; null if it names none. */
  get manifestUrl(): string | null {
    const [home] = this.#pages
    const href = home?.$('link[rel~="manifest" i][href]').first().attr('href')
    return home && href ? resolveUrl(href, home.baseUrl) : null
  }

  addManifest(manifest: WebManifest): void {
    this.#manifest = manifest
  }

  /** The style sheets that the pages link to, in the order of the pages. */
  get linkedSheets(): LinkedSheet[] {
    return this.#pages.flatMap((page) =>
      styleSources(page)
        .filter(({ css }) => css === null)
        .map(({ url, index }) => ({ url, order: this.#styleOrder(page, index) })),
    )
  }

  /** Adds a style sheet. What it hides is no evidence, not even on pages that were added before. */
  addStylesheet(sheet: Stylesheet, order: number): void {
    this.#sheets.push({ order, sheet })
    this.#sheets.sort((a, b) => a.order - b.order)
    if (hiddenSelectors([sheet]).length > 0) this.#pages = this.#read.map((page) => this.#parse(page))
  }

  /** The addresses of pictures that may be content, the most likely first. Their sizes are still unknown. */
  get pictureCandidates(): string[] {
    return pictureCandidates(this.site)
  }

  /** Adds a picture with the size of its file in pixels, and says whether it's large enough for an ad. */
  addPicture(picture: MeasuredPicture): boolean {
    this.#pictures.push(picture)
    return isLargeEnough(picture)
  }

  /** The content pictures that are large enough for an ad. Cheaper than `extract` after a picture was added. */
  get contentPictures(): WebsiteData['pictures'] {
    return readPictures(this.site)
  }

  /** All facts, and whether ads can be made for the site (see `extractSite`). */
  extract(): Extraction {
    return extractSite(this.site, this.#trades)
  }
}
