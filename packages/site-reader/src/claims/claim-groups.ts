import { type DomElement, elementChildren, isElement, isText } from '../page/dom.ts'
import { wordsFor, wordsOfAll } from '../words/language-words.ts'
import { pricesIn } from '../sentences/prices.ts'
import type { Line } from '../site/site.ts'
import { fold, has, tokens } from '../text/text.ts'

/** A statement of a page that may set the business apart, with the kind of place it's in. */
export interface Claim {
  readonly text: string
  readonly line: Line
  readonly kind: 'section' | 'card' | 'list' | 'quote' | 'lead' | 'sentence'
}

const fewestWords = 4
const mostCards = 8

/** Whether a line may state something about the business: a sentence without a price, contact or question. */
export function isStatement({ text, linkShare, level, zone, isRepeated, tag }: Line): boolean {
  const count = tokens(text).length
  return (
    level === 0 &&
    zone === 'main' &&
    !isRepeated &&
    !/^(?:dt|th|td|caption|figcaption|summary|legend)$/.test(tag) &&
    linkShare < 0.5 &&
    count >= fewestWords &&
    count <= 60 &&
    pricesIn(text).length === 0 &&
    !/[@?]|https?:/.test(text) &&
    !text.endsWith(':')
  )
}

/** Whether a line is under a heading about customers or services. */
export function isElsewhere({ headings }: Line): boolean {
  return headings.some(({ text, level }) => level > 1 && has(text, wordsOfAll('audienceHeadings')))
}

/** Under a heading such as "Why us" or "What we promise". */
export function isInClaimSection({ headings }: Line, language: string | null): boolean {
  return headings.some(({ text, level }) => level > 1 && has(text, wordsFor('claimHeadings', language)))
}

/**
 * The card that contains a line, one of several side by side with a label and a text each; otherwise null.
 */
export function cardOf(line: Line): { readonly text: string } | null {
  let card: DomElement = line.element
  for (let step = 0; step < 4; step++) {
    const parent = card.parent && 'attribs' in card.parent ? card.parent : null
    if (!parent || parent.name === 'body' || parent.name === 'ol') return null
    const siblings = elementChildren(parent).filter(({ name }) => name === card.name)
    const isRow =
      siblings.length >= 2 &&
      siblings.length <= mostCards &&
      siblings.length >= elementChildren(parent).length - 1
    if (isRow && siblings.every((sibling) => labelOf(sibling) !== '')) return { text: fold(textOf(card)) }
    card = parent
  }
  return null
}

// The heading or bold words at the start of a card.
function labelOf(card: DomElement): string {
  const label = descendants(card).find(({ name }) => /^(?:h[2-6]|b|strong|dt)$/.test(name))
  return label ? fold(textOf(label)) : ''
}

function descendants(element: DomElement): DomElement[] {
  return elementChildren(element).flatMap((child) => [child, ...descendants(child)])
}

function textOf(element: DomElement): string {
  return element.children
    .map((child) => (isText(child) ? child.data : isElement(child) ? textOf(child) : ''))
    .join('')
}
