import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { comparableName } from '@aloft/domain/core/names'
import { lengthOf, wordsIn } from '../likeness.ts'
import { isUsable, isUsableName, oneLine } from './usable.ts'

/** Something on offer, named and priced as the owner does. */
export interface OfferFact {
  readonly name: string
  readonly price: string | null
}

const longestPrice = 24

/** What a campaign may offer: one product and what is called alike, or everything the website names. */
export function offersFrom(
  brief: Pick<CampaignBrief, 'offeringType' | 'offeringName'>,
  offers: readonly string[],
  brandName: string,
  maxLength: number,
): readonly OfferFact[] {
  const offering = oneLine(brief.offeringName)
  const isBrand = offering === '' || comparableName(offering) === comparableName(brandName)
  const listed = offers.map(parseOffer)
  const all =
    isBrand || brief.offeringType === 'brand'
      ? listed
      : [
          ...listed.filter(({ name }) => comparableName(name) === comparableName(offering)).slice(0, 1),
          { name: offering, price: null },
          ...listed.filter(({ name }) => shareWord(name, offering)),
        ]
  const seen = new Set([comparableName(brandName)])
  return all.filter(({ name }) => {
    const isNew = !seen.has(comparableName(name))
    seen.add(comparableName(name))
    return isNew && isUsableName(name, maxLength) && isUsable(`a ${name}`, maxLength + 2)
  })
}

/** Parts an offer such as `Wren table lamp, €240` into its name and its price, if it has one. */
export function parseOffer(offer: string): OfferFact {
  const text = oneLine(offer)
  const comma = text.lastIndexOf(', ')
  const rest = text.slice(comma + 2)
  const isPriced = comma > 0 && /\d/.test(rest) && lengthOf(rest) <= longestPrice
  return isPriced ? { name: text.slice(0, comma), price: rest } : { name: text, price: null }
}

function shareWord(one: string, other: string): boolean {
  const words = wordsIn(other)
  return [...wordsIn(one)].some((word) => word.length >= 4 && words.has(word))
}
