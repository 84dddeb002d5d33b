import { extractSite } from '../extract-site.ts'
import { type FetchedPage, SiteReading } from '../site-reading.ts'
import type { MeasuredPicture } from '../site/measured-picture.ts'
import { linesOf, type Site } from '../site/site.ts'
import { parseStylesheet } from '../style/stylesheet.ts'

export const origin = 'https://shop.example'

export interface SitePieces {
  /** Further pages by path. */
  readonly pages?: Readonly<Record<string, Pick<FetchedPage, 'html' | 'role'>>>
  readonly css?: string
  readonly manifest?: string
  readonly pictures?: readonly MeasuredPicture[]
}

type Trades = Parameters<typeof extractSite>[1]

/** Matches no trade. */
const noTrades: Trades = { certainTrade: () => null, foreignTrade: () => null }

/** A site whose home page contains this HTML, as if it had been fetched. */
export function siteOf(
  html: string,
  { pages = {}, css = '', manifest, pictures = [] }: SitePieces = {},
): Site {
  const reading = new SiteReading(noTrades)
  if (css !== '') reading.addStylesheet(parseStylesheet(css, `${origin}/style.css`), 0)
  const all = { '/': { html, role: 'home' as const }, ...pages }
  for (const [order, [path, page]] of Object.entries(all).entries())
    reading.addPage({ ...page, url: `${origin}${path}`, order })
  if (manifest !== undefined) reading.addManifest({ url: `${origin}/site.webmanifest`, raw: manifest })
  for (const picture of pictures) reading.addPicture(picture)
  return reading.site
}

export function dataOf(html: string, pieces?: SitePieces, trades: Trades = noTrades) {
  return extractSite(siteOf(html, pieces), trades).data
}

export function verdictOn(html: string, pieces?: SitePieces) {
  return extractSite(siteOf(html, pieces), noTrades).verdict
}

export function textsOf(html: string, pieces?: SitePieces): string[] {
  const site = siteOf(html, pieces)
  return linesOf(site).map(({ text }) => text)
}

export function valuesOf<T>(fields: readonly { readonly value: T }[]): T[] {
  return fields.map(({ value }) => value)
}
