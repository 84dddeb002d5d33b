import { load } from 'cheerio'
import { isText } from '../page/dom.ts'

const spokenAttributes = ['alt', 'title', 'aria-label', 'content']

/**
 * All text of a page and its structured data, one piece a line: texts, descriptions of pictures, meta tags.
 * Without styles, addresses and the sizes of pictures.
 */
export function pageText(html: string): string {
  const $ = load(html)
  $('style, script:not([type="application/ld+json"])').remove()
  const texts = $('*')
    .contents()
    .toArray()
    .flatMap((node) => (isText(node) ? [node.data] : []))
  const attributes = $('*')
    .not('meta[name="viewport"]')
    .toArray()
    .flatMap((node) => spokenAttributes.flatMap((name) => $(node).attr(name) ?? []))
  return [...texts, ...attributes]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n')
}
