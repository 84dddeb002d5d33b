import { ancestors, type DomElement } from '../page/dom.ts'
import type { FoundOffer } from './offer.ts'

/** The part of a page that's only about one offer, by the offer's line. */
export type OfferCards = ReadonlyMap<DomElement, DomElement>

const outer = new Set(['body', 'html', 'main', 'table', 'tbody', 'thead'])
const highest = 8

/** For each offer's line, the largest element around it that contains no other offer. */
export function offerCards(offers: readonly FoundOffer[]): OfferCards {
  const names = new Map<DomElement, Set<string>>()
  const lines = offers.flatMap(({ name, line }) => (line ? [{ name, element: line.element }] : []))
  for (const { name, element } of lines)
    for (const one of [element, ...ancestors(element)])
      names.set(one, (names.get(one) ?? new Set()).add(name))
  const cards = new Map<DomElement, DomElement>()
  for (const { element } of lines) {
    let card = element
    for (const above of ancestors(element).slice(0, highest)) {
      if (outer.has(above.name) || (names.get(above)?.size ?? 0) > 1) break
      card = above
    }
    cards.set(element, card)
  }
  return cards
}
