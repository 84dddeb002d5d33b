import type { Evidence } from '@aloft/domain/scans/website-data.entity'
import type { EvidenceSource } from '@aloft/domain/scans/scan-fields.rules'
import { evidenceOf } from '../page/evidence.ts'
import type { Line } from '../site/site.ts'
import { wordsOfAll } from '../words/language-words.ts'
import type { Price } from '../sentences/prices.ts'
import { fold, plain, tokens } from '../text/text.ts'

/** An offer as stated in one place of a page. */
export interface FoundOffer {
  readonly name: string
  /** Word for word; null if there's no price. */
  readonly price: string | null
  readonly amount: number | null
  readonly isFrom: boolean
  /** The unit of the price, as on the page; null if there's none. */
  readonly unit: string | null
  /** The line with its name or price; left out if only markup names it. */
  readonly line?: Line
  /** Further details from markup. */
  readonly structured?: StructuredDetails
  readonly url: string
  readonly source: EvidenceSource
  readonly evidence: readonly (Evidence | null)[]
  /** How certain it is that this is an offer, 0 to 1. */
  readonly certainty: number
}

/** Details in a page's structured data. */
export interface StructuredDetails {
  /** Types of schema.org, such as `Product`. */
  readonly types: readonly string[]
  readonly category: string | null
  /** Absolute addresses. */
  readonly images: readonly string[]
  readonly url: string | null
}

const longestName = 80
const mostWords = 12
const lead = /^(?:new|neu|nouveau|nuevo|now|today|this month|new this month)\s*[:!–-]\s*/i

/** A name found next to a price, without the marks that joined them; '' if nothing is left. */
export function offerName(text: string): string {
  const name = fold(text)
    .replace(lead, '')
    .replace(/[\s.·•…:;,*_|+–—-]+$/u, '')
    .replace(/^[\s.·•…:;,*_|–—-]+/u, '')
  const isName = /\p{L}{2}/u.test(name) && name.length <= longestName && tokens(name).length <= mostWords
  return isName && !isNoOffer(name) ? name : ''
}

/** The part before the first comma or dash, if there's more than a name: "Wreath, two hours". */
export function shortName(text: string): string {
  const [first = ''] = text.split(/,\s|\s[–—-]\s|\s\(/u)
  return /\p{L}{2}/u.test(first) ? first : text
}

function isNoOffer(name: string): boolean {
  const words = plain(name)
  return Array.from(words.matchAll(wordsOfAll('notOffers')), ([match]) => match).some(
    (match) => match === words,
  )
}

/** An offer read from visible text; its quotes are the pieces of text it consists of. */
export function visibleOffer(
  line: Line,
  name: string,
  price: Price | null,
  quotes: readonly string[],
  certainty: number,
): FoundOffer {
  const { url } = line.page
  return {
    name,
    price: price?.text ?? null,
    amount: price?.amount ?? null,
    isFrom: price?.isFrom ?? false,
    unit: price?.unit ?? null,
    line,
    url,
    source: 'text',
    evidence: quotes.map((quote) => evidenceOf(url, quote, 'text')),
    certainty,
  }
}
