import type { Angle } from '@aloft/domain/facts/angles.rules'
import { wordsOf } from '../words/words-of.ts'
import { openingWords } from '../text/opening-words.ts'
import type { AdFacts, FactSource, OfferFact } from './ad-facts.ts'
import { type FactInput, gatherFacts } from './gather-facts.ts'

/** A fact as shown to a person or to an engine, with the ID it's cited by. */
export interface CitedFact {
  readonly id: string
  readonly angle: Angle
  readonly text: string
  readonly source: FactSource
}

/** All facts that the texts of an ad may state, in one list and in plain words. */
export function citableFacts(input: FactInput): readonly CitedFact[] {
  return citedFacts(gatherFacts(input))
}

/** The same of facts that were gathered. */
export function citedFacts(facts: AdFacts): readonly CitedFact[] {
  const one = (
    fact: { readonly id: string; readonly text: string; readonly source: FactSource } | null,
    angle: Angle,
  ) => (fact ? [{ id: fact.id, angle, text: fact.text, source: fact.source }] : [])
  const { hours, since, place } = facts
  const { days, times } = hours
    ? openingWords(hours.openings, wordsOf[facts.language].phrases)
    : { days: [], times: [] }
  return [
    ...one(facts.business, 'offer'),
    ...one(facts.sold, 'offer'),
    ...facts.offers.flatMap(citedOffer),
    ...facts.statements.map(({ id, angle, sentence, source }) => ({ id, angle, text: sentence, source })),
    ...facts.reviews.map(({ id, text, by, source }) => ({
      id,
      angle: 'proof' as const,
      text: by === null ? text : `${text} (${by})`,
      source,
    })),
    ...(since ? [{ id: since.id, angle: 'proof' as const, text: since.year, source: since.source }] : []),
    ...(place
      ? [{ id: place.id, angle: 'place' as const, text: place.parts.join(', '), source: place.source }]
      : []),
    ...one(facts.address, 'place'),
    ...one(facts.area, 'place'),
    ...(hours && days.length > 0
      ? [{ id: hours.id, angle: 'time' as const, text: [...days, ...times].join(', '), source: hours.source }]
      : []),
    ...facts.audiences.flatMap((audience) => one(audience, 'audience')),
    ...one(facts.occasion, 'time'),
  ]
}

function citedOffer({ id, label, price, isFrom, source }: OfferFact): readonly CitedFact[] {
  const offer = { id, angle: 'offer', text: label, source } as const
  return price === null
    ? [offer]
    : [offer, { id: `${id}:price`, angle: 'price', text: `${label}: ${isFrom ? '≥ ' : ''}${price}`, source }]
}
