import { singularOf } from '../sentences/english.ts'
import { plain, tokens } from '../text/text.ts'
import { isElement } from '../page/dom.ts'
import type { FoundOffer } from './offer.ts'
import type { OfferContext, OfferPlace } from './offer-place.ts'

const mostWords = 3
/** Words that name a list rather than its items. */
const lists = new Set(
  `price prices service services product products offer offers item items thing things option options extra extras special
  specials favourite favourites favorites arrival arrivals highlight highlights deal deals work works bestseller bestsellers
  starter starters main mains side sides dessert desserts question questions plan plans package packages rate rates fee fees
  price-list area areas category categories range basics essentials picks tarif tarifs prix prestation prestations produit produits offre
  offres nouveauté nouveautés entrée entrées plat plats dessert desserts boisson boissons service formule formules`.split(
    /\s+/,
  ),
)

/**
 * The common noun of an offer, in the singular: from its category in structured data, the words after its
 * name in the text of its picture, or the heading above it; null if none is certain.
 */
export function nounOf(
  group: readonly FoundOffer[],
  places: readonly OfferPlace[],
  context: OfferContext,
): string | null {
  const [first] = group
  if (!first) return null
  const category = group.map(({ structured }) => structured?.category ?? null).find((one) => one !== null)
  const statedNoun =
    category === undefined || category === null
      ? null
      : inSingular(category.split(/[>/]/).at(-1) ?? '', context.language, true)
  return statedNoun ?? fromPicture(first.name, places) ?? fromHeadings(first.name, places, context)
}

// "Wren lamp" under the picture of the offer "Wren".
function fromPicture(name: string, places: readonly OfferPlace[]): string | null {
  for (const { line, card } of places) {
    for (const img of line.page.$(card).find('img').toArray()) {
      const alt = isElement(img) ? (img.attribs['alt'] ?? '') : ''
      if (!plain(alt).startsWith(`${plain(name)} `)) continue
      const rest = alt.trim().slice(name.length).trim()
      if (/^\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+)?$/u.test(rest) && !lists.has(rest)) return rest
    }
  }
  return null
}

function fromHeadings(
  name: string,
  places: readonly OfferPlace[],
  { language, names }: OfferContext,
): string | null {
  const known = new Set(names.map(plain))
  for (const { line } of places) {
    const above = line.page.role === 'offers' ? line.page.blocks.find(({ level }) => level === 1) : undefined
    // A sentence between the cards of a section may be about another kind of thing.
    const isSentence = line.tag === 'p' && !plain(line.headings.at(-1)?.text ?? '').includes(plain(name))
    for (const { text } of [...line.headings.toReversed(), ...(above ? [above] : [])]) {
      if (known.has(plain(text)) || plain(name).includes(plain(text))) continue
      const noun = inSingular(text.replace(/^(?:the|our|nos|les) /i, ''), language, false)
      if (noun !== null && plain(noun) !== plain(name) && (!isSentence || plain(name).includes(plain(noun))))
        return noun
    }
  }
  return null
}

// German plurals can't be made singular without a lexicon: such nouns only come from categories and pictures.
function inSingular(phrase: string, language: string | null, isCategory: boolean): string | null {
  const words = phrase.trim()
  const own = tokens(words)
  if (
    own.length === 0 ||
    own.length > mostWords ||
    own.some((word) => lists.has(word)) ||
    /[\d&,.!?:]/.test(words)
  )
    return null
  if (language === 'en') return singularOf(words) ?? (isCategory ? words.toLowerCase() : null)
  if (language === 'fr') return frenchSingular(words.toLowerCase())
  return isCategory && language === 'de' ? words : null
}

function frenchSingular(words: string): string | null {
  if (!/^\p{Ll}+s(?: (?:de|d['’]|en|à) ?\p{Ll}+| \p{Ll}+s)?$/u.test(words)) return null
  const [head = '', ...rest] = words.split(' ')
  if (/(?:ais|ois|ous|urs|mps|ras|ss|nous)$/u.test(head) && !/(?:eurs|ours)$/u.test(head)) return null
  const tail = rest.length === 1 ? rest.map((word) => word.replace(/s$/u, '')) : rest
  return [head.replace(/s$/u, ''), ...tail].join(' ')
}
