import { extractSite } from '../extract-site.ts'
import type { MeasuredPicture } from '../measured-picture.ts'
import { parsePage } from '../page.ts'
import type { PageRole } from '../page-kind.ts'
import { linesOf, type Site } from '../site.ts'
import { hiddenSelectors, parseStylesheet } from '../stylesheet.ts'

export const origin = 'https://shop.example'

export interface SitePieces {
  /** Further pages by path. */
  readonly pages?: Readonly<Record<string, { readonly html: string; readonly role: PageRole }>>
  readonly css?: string
  readonly manifest?: string
  readonly pictures?: readonly MeasuredPicture[]
}

/** A site whose home page holds this HTML, as if it had been read. */
export function siteOf(
  html: string,
  { pages = {}, css = '', manifest, pictures = [] }: SitePieces = {},
): Site {
  const sheets = css === '' ? [] : [parseStylesheet(css, `${origin}/style.css`)]
  const all = { '/': { html, role: 'home' as const }, ...pages }
  return {
    pages: Object.entries(all).map(([path, page]) => ({
      ...parsePage({ url: `${origin}${path}`, html: page.html, hiddenSelectors: hiddenSelectors(sheets) }),
      role: page.role,
    })),
    manifest: manifest === undefined ? null : { url: `${origin}/site.webmanifest`, raw: manifest },
    stylesheets: sheets,
    pictures,
  }
}

export function dataOf(html: string, pieces?: SitePieces) {
  return extractSite(siteOf(html, pieces)).data
}

export function textsOf(html: string, pieces?: SitePieces): string[] {
  const site = siteOf(html, pieces)
  return linesOf(site).map(({ text }) => text)
}

export function valuesOf<T>(fields: readonly { readonly value: T }[]): T[] {
  return fields.map(({ value }) => value)
}
