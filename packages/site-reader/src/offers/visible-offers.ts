import type { DomElement } from '../page/dom.ts'
import { type FoundOffer, offerName, shortName, visibleOffer } from './offer.ts'
import { isDiscount, isFee, type Price, pricesIn } from '../sentences/prices.ts'
import { contentLines, type Line } from '../site/site.ts'
import { fold, has, sentences, tokens } from '../text/text.ts'
import type { Part } from '../page/visible-text.ts'
import { readOnPage } from '../site/line-facts.ts'
import { wordsOfAll } from '../words/language-words.ts'

const certain = { row: 1, card: 0.95, line: 0.9, emphasis: 0.85, page: 0.8 }
const longestRow = 400
const shortSentence = 9
const mostWordsOfLabel = 6

/** Offers with a visible price: in rows, definition lists, list items, cards and plain sentences. */
export function visibleOffers(lines: readonly Line[], language: string | null): FoundOffer[] {
  const content = contentLines(lines).filter(
    ({ page }) => !['delivery', 'journal', 'legal', 'references', 'team'].includes(page.role),
  )
  const taken = new Set<DomElement>()
  return content.flatMap((line) => {
    const price = ownPrice(line)
    if (!price) return []
    const found =
      fromRow(line, price, content, taken) ??
      fromDefinition(line, price, content) ??
      fromLine(line, price) ??
      fromHeading(line, price, { taken, language }) ??
      fromLabel(line, price, content)
    return found && found.name !== '' ? [found] : []
  })
}

// The first price to pay now: neither crossed out nor a saving or a fee.
function ownPrice(line: Line): Price | null {
  const struck = line.parts.filter((part) => part.struck).map(({ text }) => text)
  const prices = pricesIn(line.text).filter(
    (price) => !struck.some((text) => text.includes(price.text)) && !isDiscount(line.text, price),
  )
  const [price] = prices
  if (!price) return null
  const sentence = sentences(line.text).find((one) => one.includes(price.text)) ?? line.text
  return isFee(sentence.replace(price.text, ' ')) ? null : price
}

/** The cells of a table row: the name is the first cell with words, the price the first with a price. */
function fromRow(
  line: Line,
  price: Price,
  content: readonly Line[],
  taken: Set<DomElement>,
): FoundOffer | null {
  const row = closest(line.element, 'tr')
  if (!row || !/^t[dh]$/.test(line.tag) || taken.has(row)) return null
  const cells = content.filter(({ element, page }) => page === line.page && closest(element, 'tr') === row)
  const [first] = cells
  const isRow = first && first !== line && cells.reduce((sum, { text }) => sum + text.length, 0) <= longestRow
  if (!isRow || pricesIn(first.text).length > 0) return null
  taken.add(row)
  return visibleOffer(line, offerName(first.text), price, [first.text, line.text], certain.row)
}

function fromDefinition(line: Line, price: Price, content: readonly Line[]): FoundOffer | null {
  const list = closest(line.element, 'dl')
  if (!list || line.tag !== 'dd') return null
  const own = content.filter(({ element, page }) => page === line.page && closest(element, 'dl') === list)
  const term = own.slice(0, own.indexOf(line)).findLast(({ tag }) => tag === 'dt')
  return term ? visibleOffer(line, offerName(term.text), price, [term.text, line.text], certain.row) : null
}

/** A line with both: "Baguette €4.20", "New: <b>Stout loaf</b>, €6.80", "Small bouquet: 12,50 €". */
function fromLine(line: Line, price: Price): FoundOffer | null {
  const { text } = line
  if (line.level > 0) return null
  const emphasised = emphasisBefore(line, price)
  if (emphasised) return visibleOffer(line, emphasised, price, [emphasised, price.text], certain.emphasis)
  const rest = line.parts.filter((part) => !part.struck && pricesIn(part.text).length === 0)
  const isItem = line.tag === 'li' || /^(dd|td|th|dt)$/.test(line.tag)
  const named = rest.find(({ text: part }) => tokens(part).length > 0 && /\p{L}{2}/u.test(part))
  const [firstPart] = line.parts
  // The price has its own element, before or after the name.
  if (
    isItem &&
    named &&
    line.parts.some((part) => isPricePart(part, price)) &&
    tokens(named.text).length <= 10
  ) {
    return visibleOffer(line, offerName(shortName(named.text)), price, [named.text, price.text], certain.line)
  }
  const beforePrice = fold(text.slice(0, price.start))
  const isAtEnd = tokens(text.slice(price.end)).length === 0
  const hasColon = /[:–—…]$|\.{3,}$/.test(beforePrice)
  const isShort =
    tokens(beforePrice).length <= 8 && !/[.!?]/.test(beforePrice) && /^[\p{Lu}\d„“"«]/u.test(beforePrice)
  if (
    beforePrice !== '' &&
    firstPart &&
    ((hasColon && tokens(beforePrice).length <= 14) ||
      (isItem && isShort) ||
      (isAtEnd && isShort && !text.endsWith('.')))
  ) {
    return visibleOffer(
      line,
      offerName(shortName(beforePrice.replace(/[:–—…]$/, ''))),
      price,
      [text],
      certain.line,
    )
  }
  const afterPrice = /^\s*[–—:-]?\s*(?<name>\p{Lu}[^.,;:!?]*)$/u.exec(text.slice(price.end))?.groups?.['name']
  if (beforePrice === '' && isItem && afterPrice)
    return visibleOffer(line, offerName(afterPrice), price, [text], certain.line)
  return null
}

function isPricePart(part: Part, price: Price): boolean {
  return !part.struck && pricesIn(part.text).some(({ amount }) => amount === price.amount)
}

// Strong or bold words right before the price, with at most a mark between them.
function emphasisBefore({ text, parts, element }: Line, price: Price): string {
  const strong = parts.filter(
    (part) =>
      part.element !== element &&
      /^(strong|b|em|h\d)$/.test(part.element.name) &&
      pricesIn(part.text).length === 0,
  )
  const near = strong.find((part) => {
    const at = text.indexOf(part.text)
    return (
      at !== -1 && at < price.start && /^[\s,:–—-]*$/.test(text.slice(at + part.text.length, price.start))
    )
  })
  return near ? offerName(near.text) : ''
}

// "What it costs" is the heading of a price list and names no offer.
const asksPrice = /^(?:what|how much|was|wie ?viel|combien|cuánto)\s/iu

/** A price under a heading: a product card, a plan, or the page of one product. */
function fromHeading(
  line: Line,
  price: Price,
  { taken, language }: { readonly taken: Set<DomElement>; readonly language: string | null },
): FoundOffer | null {
  const heading = line.headings.at(-1)
  if (!heading || taken.has(heading.element)) return null
  // The first line of a home page is a slogan.
  if (heading.level === 1 && line.page.role === 'home') return null
  const struck = line.parts.filter((part) => part.struck).map(({ text }) => text)
  const before = struck.reduce((text, old) => text.replace(old, ''), line.text.slice(0, price.start))
  const around = tokens(before).length
  const sentence = sentences(line.text).find((one) => one.includes(price.text)) ?? ''
  const leads =
    around === 0 || (sentence.startsWith(price.text) && price.isFrom) || (heading.level === 7 && around <= 3)
  // "Fitting and removal, from 450 €." below a card's heading. In "Glasses for children start at €49", the
  // sentence itself has the name.
  const isNamed = readOnPage(line.page, sentence, language).offers.length > 0
  const isTerse = price.isFrom && heading.level >= 3 && tokens(sentence).length <= shortSentence && !isNamed
  if (asksPrice.test(heading.text)) return null
  const isWide = heading.level === 1 && tokens(heading.text).length > 5
  if (!(leads || isTerse) || isWide || has(heading.text, wordsOfAll('offerHeadings'))) return null
  const name = offerName(
    heading.level === 7 ? shortName(heading.text) : headingName(line, heading.element) || heading.text,
  )
  if (name === '' || pricesIn(name).length > 0) return null
  taken.add(heading.element)
  return visibleOffer(
    line,
    name,
    price,
    [heading.text.includes(name) ? name : heading.text, price.text],
    heading.level === 1 ? certain.page : certain.card,
  )
}

/** A price alone below a short line in the same box, on pages without headings. */
function fromLabel(line: Line, price: Price, content: readonly Line[]): FoundOffer | null {
  const label = content[content.indexOf(line) - 1]
  const isAlone = tokens(line.text.replace(price.text, ' ')).length === 0
  const isLabel =
    label !== undefined &&
    label.level === 0 &&
    label.element !== line.element &&
    label.element.parent === line.element.parent &&
    tokens(label.text).length <= mostWordsOfLabel &&
    !/[.!?:]$/.test(label.text) &&
    pricesIn(label.text).length === 0
  if (!isAlone || !isLabel) return null
  return visibleOffer(line, offerName(label.text), price, [label.text, price.text], certain.card)
}

const badge = /(?:^|[\s_-])(?:badge|flag|tag|label|pill|new|hint|note|chip|ribbon)(?:[\s_-]|$)/i

// A heading without its badge: "Shop" of "Shop Most popular".
function headingName({ page }: Line, element: DomElement): string {
  const block = page.blocks.find((one) => one.element === element)
  const parts =
    block?.parts.filter(
      (part) => part.element === element || !badge.test(part.element.attribs['class'] ?? ''),
    ) ?? []
  return fold(parts.map(({ text }) => text).join(' '))
}

function closest(element: DomElement, name: string): DomElement | null {
  for (let up: DomElement | null = element; up; up = up.parent && 'attribs' in up.parent ? up.parent : null) {
    if (up.name === name) return up
  }
  return null
}
