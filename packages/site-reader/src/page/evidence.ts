import { type EvidenceSource, maxQuoteLength } from '@aloft/domain/scans/scan-fields.rules'
import type { Evidence, Field } from '@aloft/domain/scans/website-data.entity'
import { fold } from '../text/text.ts'

const trust: Record<EvidenceSource, number> = {
  jsonLd: 0.95,
  openGraph: 0.85,
  manifest: 0.8,
  meta: 0.75,
  css: 0.7,
  text: 0.6,
}
const mostEvidence = 4

/** A verbatim part of a text with single spaces, within the length limit of quotes; cut between words. */
export function quoteOf(text: string): string {
  const folded = fold(text)
  if (folded.length <= maxQuoteLength) return folded
  const cut = folded.slice(0, maxQuoteLength)
  const space = cut.lastIndexOf(' ')
  const whole = space > maxQuoteLength / 2 ? cut.slice(0, space) : cut
  // Half of a surrogate pair isn't a character of the page.
  return whole.isWellFormed() ? whole : whole.slice(0, -1)
}

/** Evidence for a value, or null if nothing can be quoted. */
export function evidenceOf(url: string, text: string, source: EvidenceSource): Evidence | null {
  const quote = quoteOf(text)
  return quote === '' ? null : { url, quote, source }
}

/**
 * A field, or null without evidence. Its confidence is that of its best source, plus a little for each
 * further place with the same value, times `certainty`, which is how certain the reading itself is. The most
 * trusted evidence comes first, and the same words from several pages only appear once.
 */
export function fieldOf<T>(value: T, evidence: readonly (Evidence | null)[], certainty = 1): Field<T> | null {
  const found = evidence.filter((one) => one !== null)
  const places = new Set(found.map(({ source, url, quote }) => `${source} ${url} ${quote}`))
  const distinct = found
    .filter(
      (one, index) =>
        found.findIndex(({ source, quote }) => source === one.source && quote === one.quote) === index,
    )
    .toSorted((a, b) => trust[b.source] - trust[a.source])
  const [best] = distinct
  if (!best) return null
  const agreeing = Math.min(places.size - 1, 3) * 0.04
  const confidence = Math.round(Math.min(0.99, (trust[best.source] + agreeing) * certainty) * 100) / 100
  return { value, confidence, evidence: distinct.slice(0, mostEvidence) }
}

/** The fields that have evidence. */
export function fieldsOf<T>(fields: readonly (Field<T> | null)[]): Field<T>[] {
  return fields.filter((field) => field !== null)
}
