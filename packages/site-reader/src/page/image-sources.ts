import { type DomElement, isElement } from './dom.ts'
import type { Page } from './page.ts'
import { resolveUrl } from './resolve-url.ts'

/** The largest picture of a `srcset`, as written; '' for an empty one. */
function largestOf(srcset: string): string {
  const candidates = Array.from(
    srcset.matchAll(/(\S*[^\s,])(?:\s+([\d.]+)([wx]))?\s*(?:,|$)/g),
    ([, url = '', size]) => ({
      url,
      size: Number(size ?? 1),
    }),
  )
  return candidates.toSorted((a, b) => b.size - a.size)[0]?.url ?? ''
}

/** The best address of an img, as written: the largest candidate, or the one that a script loads lazily. */
export function sourceOf({ $ }: Page, img: DomElement): string {
  const { attribs } = img
  const picture = img.parent && 'name' in img.parent && img.parent.name === 'picture' ? img.parent : null
  const sources = picture ? $(picture).children('source').toArray() : []
  const sets = [
    attribs['srcset'],
    attribs['data-srcset'],
    ...sources.map((source) => source.attribs['srcset']),
  ]
  const set = sets.find((value) => value !== undefined && value.trim() !== '' && !value.startsWith('data:'))
  const single = [attribs['data-src'], attribs['data-lazy-src'], attribs['data-original'], attribs['src']]
  return (set && largestOf(set)) || single.find((value) => value && !value.startsWith('data:')) || ''
}

/** Whether a node is inside an element whose text is no evidence. */
export function isNoise({ $, noise }: Page, node: DomElement): boolean {
  return [node, ...$(node).parents()].some((one) => isElement(one) && noise.has(one))
}

export function absolute(page: Page, href: string): string | null {
  return href === '' || href.startsWith('data:') ? null : resolveUrl(href, page.baseUrl)
}
