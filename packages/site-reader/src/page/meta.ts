import type { EvidenceSource } from '@aloft/domain/scans/scan-fields.rules'
import { fold } from '../text/text.ts'
import type { Page } from './page.ts'

/** A text from the head of a page, and its rank of trust. */
export interface MetaText {
  readonly text: string
  readonly source: EvidenceSource
}

/** The contents of meta tags with this name or property, such as `description` or `og:site_name`. */
export function metaTexts({ $ }: Page, name: string): MetaText[] {
  const source = name.startsWith('og:') || name.startsWith('article:') ? 'openGraph' : 'meta'
  return $('meta')
    .toArray()
    .filter(({ attribs }) => (attribs['property'] ?? attribs['name'] ?? '').toLowerCase() === name)
    .flatMap(({ attribs }) => {
      const text = fold(attribs['content'] ?? '')
      return text === '' ? [] : [{ text, source }]
    })
}

export function titleOf({ $ }: Page): string {
  return fold($('head title').first().text())
}

/** The parts of a title between its separators: "Menu | Odd Loaf" gives both. */
export function titleParts(title: string): string[] {
  return title
    .split(/\s+[|·•–—»:-]\s+|\s*[|·•»]\s*|:\s+|,\s+/u)
    .map(fold)
    .filter(Boolean)
}
