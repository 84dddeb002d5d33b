import { fold } from '@aloft/site-reader/text/text'
import { pricePartsOf } from './price-parts.ts'
import { isDiscount, isFee, pricesIn } from '@aloft/site-reader/sentences/prices'

/** Something for sale with its price, as somebody wrote it into a brief. */
export interface PricedLine {
  readonly name: string
  /** With its unit, without a word such as "from". */
  readonly price: string
  readonly isFrom: boolean
}

const nameEnd = /\s*[,:–—]\s*$/u
const sentenceMarks = /[.!?;,:]/u
const mostWords = 6

/**
 * The offer in a line of a brief that's only a name and a price: "Seeded Rye, €5.90", "Haircut: from £25". Null for
 * sentences, savings and fees.
 */
export function parsePricedLine(line: string): PricedLine | null {
  const text = fold(line).replace(/\s*\.$/u, '')
  const [price, ...more] = pricesIn(text)
  if (!price || more.length > 0 || price.end !== text.length) return null
  const head = text.slice(0, price.start)
  const name = head.replace(nameEnd, '').trim()
  if (name === '' || name === head.trim() || sentenceMarks.test(name)) return null
  if (name.split(/\s+/u).length > mostWords || isDiscount(text, price) || isFee(text)) return null
  return { name, ...pricePartsOf(price.text) }
}
