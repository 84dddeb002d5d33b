import { elementChildren } from '../page/dom.ts'
import { type FoundOffer, offerName, visibleOffer } from './offer.ts'
import { wordsFor, wordsOfAll } from '../words/language-words.ts'
import { isDiscount, pricesIn } from '../sentences/prices.ts'
import { contentLines, type Line } from '../site/site.ts'
import { has, tokens } from '../text/text.ts'

const certainty = 0.8
const fewest = 2
const mostWords = 7

/** Services without a price: terms, headings or list items of a page or section about services. */
export function unpricedOffers(lines: readonly Line[], language: string | null): FoundOffer[] {
  const content = contentLines(lines)
  const sections = Map.groupBy(content.filter(isUnderOffers(language)), ({ page }) => page)
  return [...sections.values()].flatMap((own) => {
    if (own.some(({ text }) => pricesIn(text).length > 0)) return []
    const named = [
      own.filter(({ tag }) => tag === 'dt'),
      own.filter(({ level, headings }) => level === 3 && headings.length > 0),
      own.filter(({ level }) => level === 2),
      own.filter(
        ({ tag, element, linkShare }) =>
          tag === 'li' &&
          linkShare < 0.9 &&
          elementChildren(element).every(({ name }) => !/^[uo]l$/.test(name)),
      ),
    ]
    const group = named
      .map((group) => group.filter(({ text }) => isName(text)))
      .find((found) => found.length >= fewest)
    return (group ?? []).flatMap((line) => {
      const name = offerName(line.text)
      return name === '' ? [] : [visibleOffer(line, name, null, [line.text], certainty)]
    })
  })
}

// On a page about services, or on the home page below such a heading.
function isUnderOffers(language: string | null): (line: Line) => boolean {
  const words = wordsFor('offerHeadings', language)
  return ({ page, headings }) =>
    page.role === 'offers' ||
    (page.role === 'home' && headings.some(({ text, level }) => level > 1 && has(text, words)))
}

function isName(text: string): boolean {
  return (
    tokens(text).length <= mostWords &&
    !/[.!?…:]$/.test(text) &&
    !has(text, wordsOfAll('audienceHeadings')) &&
    !has(text, wordsOfAll('claimHeadings'))
  )
}

/** Promotions with a saving instead of a price: "Old lamp in, €20 off". */
export function promotions(lines: readonly Line[]): FoundOffer[] {
  return contentLines(lines)
    .filter(({ level, text }) => level > 0 && pricesIn(text).some((price) => isDiscount(text, price)))
    .flatMap((line) => {
      const name = offerName(line.text)
      return name === '' ? [] : [visibleOffer(line, name, null, [line.text], certainty)]
    })
}
