import { numberOf } from '../sentences/amounts.ts'
import { pricesIn } from '../sentences/prices.ts'
import { type FoundOffer, offerName, visibleOffer } from './offer.ts'
import type { PageRole } from '../page/page-kind.ts'
import { contentLines, type Line } from '../site/site.ts'
import { readLines } from '../site/line-facts.ts'

const ownRoles = new Set<PageRole>(['home', 'about', 'offers', 'prices', 'other'])
/** "A service costs €65" is an offer; "a lamp for €65" in running text may be a story. */
const leastCertainty = 0.8

// "Two hours cost £650" only gives a time; the heading above names the offer.
const timeUnit = /^\S+ (?:minutes?|mins?|hours?|days?|minuten|stunden?|tage?|heures?|jours?)$/iu

function isTime(name: string): boolean {
  return timeUnit.test(name) && numberOf(name) !== null
}

function headingAbove({ headings }: Line): string {
  const last = headings.at(-1)
  return last !== undefined && last.level > 1 ? last.text : ''
}

/** Offers that are only named in a sentence: "A kitchen of ours starts at €11,900." */
export function offersInSentences(
  lines: readonly Line[],
  language: string | null,
  visible: readonly FoundOffer[],
): FoundOffer[] {
  const known = new Set(visible.map(({ line }) => line?.element))
  const priced = contentLines(lines).filter(
    ({ page, element, text, level }) =>
      ownRoles.has(page.role) && level === 0 && !known.has(element) && pricesIn(text).length > 0,
  )
  return readLines(priced, language).flatMap(({ line, facts }) =>
    facts.offers
      .filter(({ certainty }) => certainty >= leastCertainty)
      .flatMap(({ value, sentence, certainty }) => {
        const price = pricesIn(sentence).find(({ text }) => text === value.price) ?? null
        const name = offerName(isTime(value.name) ? headingAbove(line) : value.name)
        if (name === '' || price === null) return []
        const found = visibleOffer(line, name, price, [sentence], certainty)
        return [{ ...found, isFrom: value.isFrom ?? false }]
      }),
  )
}
