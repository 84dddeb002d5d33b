import type { Contradiction, Field, Offer } from '@aloft/domain/scans/website-data.entity'
import { fieldOf, fieldsOf } from '../page/evidence.ts'
import { offerCards } from './offer-cards.ts'
import type { OfferContext } from './offer-place.ts'
import { offerDetails } from './offer-details.ts'
import { offersInSentences } from './offers-in-sentences.ts'
import type { FoundOffer } from './offer.ts'
import type { Line, Site } from '../site/site.ts'
import { structuredOffers } from './structured-offers.ts'
import { plain } from '../text/text.ts'
import { promotions, unpricedOffers } from './unpriced-offers.ts'
import { visibleOffers } from './visible-offers.ts'

const most = 60
const enoughPriced = 3

export interface ReadOffers {
  readonly offers: Field<Offer>[]
  readonly questions: Contradiction[]
}

/** The offers of a business without duplicates, and a question for each price that differs between places. */
export function readOffers(
  site: Site,
  lines: readonly Line[],
  language: string | null,
  pictures: OfferContext['pictures'] = [],
): ReadOffers {
  const visible = visibleOffers(lines, language)
  const structured = site.pages.flatMap(structuredOffers)
  const priced = [...visible, ...structured].filter(({ amount }) => amount !== null)
  const inSentences = offersInSentences(lines, language, visible)
  const unpriced = priced.length >= enoughPriced ? [] : unpricedOffers(lines, language)
  const groups = Map.groupBy(
    [...visible, ...structured, ...inSentences, ...unpriced, ...promotions(lines)],
    ({ name }) => plain(name),
  )
  const all = [...groups.values()].slice(0, most)
  const found = all.flat()
  const namesByPage = new Map(
    [...Map.groupBy(found, ({ url }) => url)].map(([url, own]) => [
      url,
      new Set(own.map(({ name }) => plain(name))),
    ]),
  )
  const names = all.flatMap(([first]) => first?.name ?? [])
  const context = { site, cards: offerCards(found), pictures, namesByPage, language, names }
  return {
    offers: fieldsOf(all.map((group) => joined(group, context))),
    questions: all.flatMap((group) => contradictionIn(group) ?? []),
  }
}

function joined(group: readonly FoundOffer[], context: OfferContext): Field<Offer> | null {
  const best = bestOf(group)
  if (!best) return null
  const agreeing = byRank(group).filter(({ amount }) => amount === best.amount || amount === null)
  const isContradicted = contradictionIn(group) !== null
  return fieldOf(
    { name: best.name, price: best.price, ...offerDetails(byRank(group), context) },
    agreeing.flatMap(({ evidence }) => evidence),
    isContradicted ? Math.min(best.certainty, 0.6) : best.certainty,
  )
}

function bestOf(group: readonly FoundOffer[]): FoundOffer | undefined {
  return byRank(group)[0]
}

// A fixed price is better than the lowest one, and a visible price better than one in structured data.
function byRank(group: readonly FoundOffer[]): readonly FoundOffer[] {
  return group.toSorted((a, b) => rank(a) - rank(b))
}

function rank({ amount, isFrom, source }: FoundOffer): number {
  if (amount === null) return 4
  return (isFrom ? 2 : 0) + (source === 'text' ? 0 : 1)
}

// Fixed prices of one name that differ between pages or sources; a place with several prices (sizes) raises
// no question.
function contradictionIn(group: readonly FoundOffer[]): Contradiction | null {
  const fixed = group.filter(({ amount, isFrom }) => amount !== null && !isFrom)
  const places = Map.groupBy(fixed, ({ url, source }) => `${source} ${url}`)
  if ([...places.values()].some((offers) => new Set(offers.map(({ amount }) => amount)).size > 1)) return null
  const byAmount = Map.groupBy(fixed, ({ amount }) => amount)
  const answers = [...byAmount.values()].flatMap(([offer]) => {
    const evidence = offer?.evidence.findLast((one) => one !== null)
    return offer?.price && evidence ? [{ value: offer.price, evidence }] : []
  })
  return answers.length > 1 ? { field: 'price', subject: bestOf(group)?.name ?? '', answers } : null
}
