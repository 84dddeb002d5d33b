import { isElement } from '../page/dom.ts'
import { resolveUrl } from '../page/resolve-url.ts'
import type { SitePage } from '../site/site.ts'

/** A style sheet that a page links to or contains, with its position among all of the page. */
export interface StyleSource {
  readonly url: string
  /** The text of a style element; null for a linked sheet. */
  readonly css: string | null
  readonly index: number
}

/** Style elements and linked sheets in the page's order, without those for print or small screens. */
export function styleSources({ $, url, baseUrl }: SitePage): StyleSource[] {
  return $('link[href], style')
    .toArray()
    .filter((node) => isElement(node) && !/print|max-width/i.test(node.attribs['media'] ?? ''))
    .flatMap((node, index): StyleSource[] => {
      if (node.name === 'style') return [{ url, css: $(node).text(), index }]
      const rel = (node.attribs['rel'] ?? '').toLowerCase().split(/\s+/)
      const isSheet = rel.includes('stylesheet') && !rel.includes('alternate')
      const href = isSheet ? resolveUrl(node.attribs['href'] ?? '', baseUrl) : null
      return href === null ? [] : [{ url: href, css: null, index }]
    })
}
