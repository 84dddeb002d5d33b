import type { Angle } from '@aloft/domain/facts/angles.rules'
import type { AdFacts, OfferFact } from '../facts/ad-facts.ts'
import type { Phrase, Phrases } from '../language/language-words.ts'
import { wordsOf } from '../words/words-of.ts'
import { openingWords } from '../text/opening-words.ts'
import { isMeasure } from '@aloft/site-reader/text/measures'
import { isSelfExplanatory } from './self-explanatory.ts'

/** A phrase with its slots filled. */
export interface Filling {
  readonly text: string
  /** IDs of the facts in it. */
  readonly facts: readonly string[]
  /** The appeal of the fact in it; null if the phrase decides. */
  readonly angle: Angle | null
  /** It names what is sold, or who sells it. */
  readonly namesSold: boolean
}

interface Value {
  readonly text: string
  readonly facts: readonly string[]
  readonly angle?: Angle
  readonly namesSold?: boolean
}

const hole = /\{(\w+)\}/gu
const mostOfOneKind = 12
const fewestWordsOfGroup = 3

/** The full stop after a Swiss price ends a sentence by itself: “Fr. 95.-”. */
const pointAfterDash = /(?<=[.,][-–])\.(?=\s|$)/gu

/** Every text that a phrase allows with these facts: one for each offer, statement, review or audience it can name. */
export function fillPhrase(phrase: Phrase, facts: AdFacts): readonly Filling[] {
  const names = Array.from(phrase.matchAll(hole), ([, name = '']) => name)
  const choices = names.map((name) => valuesFor(name, facts))
  if (choices.some((values) => values.length === 0)) return []
  const fillings = combinations(choices)
    .filter(namesPlaceOnce(facts))
    .filter(quotesOneReview)
    .map((values) => {
      let index = 0
      const filled = phrase.replaceAll(hole, () => values[index++]?.text ?? '')
      const text = filled.replaceAll(pointAfterDash, '')
      return {
        text: capitalized(text),
        facts: [...new Set(values.flatMap((value) => value.facts))],
        angle: values.find(({ angle }) => angle !== undefined)?.angle ?? null,
        namesSold: values.some(({ namesSold }) => namesSold === true),
      }
    })
  // "Merle T., Ottensen": platforms refuse two marks in a row.
  return fillings.filter(({ text }) => !/[!?.,]{2,}/u.test(text))
}

// A phrase names at most one thing that exists several times, or a review and its author, so the product stays small.
function combinations(choices: readonly (readonly Value[])[]): readonly (readonly Value[])[] {
  return choices.reduce<readonly (readonly Value[])[]>(
    (done, values) => done.flatMap((chosen) => values.map((value) => [...chosen, value])),
    [[]],
  )
}

// One customer's words never appear with another customer's name.
function quotesOneReview(values: readonly Value[]): boolean {
  const reviews = values.flatMap(({ facts }) => facts.filter((id) => id.startsWith('review:')))
  return new Set(reviews).size < 2
}

// "Leeds law firm in Leeds" says the same thing twice.
function namesPlaceOnce({ place }: AdFacts): (values: readonly Value[]) => boolean {
  const name = place?.name.toLowerCase()
  return (values) =>
    name === undefined || values.filter(({ text }) => text.toLowerCase().includes(name)).length < 2
}

function valuesFor(name: string, facts: AdFacts): readonly Value[] {
  const { phrases, grammar } = wordsOf[facts.language]
  const one = (fact: { readonly id: string; readonly text: string } | null, namesSold = false) =>
    fact ? [{ text: fact.text, facts: [fact.id], namesSold }] : []
  switch (name) {
    case 'offer':
      return offersToName(facts)
        .filter((offer) => isSelfExplanatory(offer, facts) && mayStandBeforeTown(offer, facts))
        .map((offer) => ({ text: offer.label, facts: [offer.id], namesSold: true }))
    case 'unpriced':
      return offersToName(facts)
        .filter((offer) => !hasPrices(facts) && isSelfExplanatory(offer, facts))
        .map((offer) => ({ text: offer.label, facts: [offer.id], namesSold: true }))
    case 'priced':
      return pricedOffers(facts, phrases)
    case 'single':
      return isListable(facts) && facts.product === null ? [] : pricedOffers(facts, phrases)
    case 'list':
      return priceLists(facts, phrases)
    case 'business':
      return businessNames(facts).map((text) => ({ text, facts: ['business'], namesSold: true }))
    case 'sold':
      return one(facts.sold, true)
    case 'in':
      return facts.place?.isTown === true
        ? [{ text: `${grammar.in} ${facts.place.name}`, facts: ['place'] }]
        : []
    case 'area':
      return one(facts.area)
    case 'address':
      return addressWithTown(facts)
    case 'street':
      return facts.address
        ? [{ text: facts.address.text.split(',')[0] ?? '', facts: [facts.address.id] }]
        : []
    case 'year':
      return facts.since ? [{ text: facts.since.year, facts: ['since'] }] : []
    case 'audience':
      return audiencesAfterFor(facts)
    case 'group':
      return audiencesAfterFor(facts).filter(({ text }) => text.split(' ').length >= fewestWordsOfGroup)
    case 'occasion':
      return one(facts.occasion)
    case 'review':
      return facts.reviews.map(({ id, text }) => ({ text, facts: [id], angle: 'proof' as const }))
    case 'by':
      return facts.reviews.flatMap(({ id, by }) => (by === null ? [] : [{ text: by, facts: [id] }]))
    case 'days':
    case 'times':
      return facts.hours
        ? openingWords(facts.hours.openings, phrases)[name].map((text) => ({ text, facts: ['hours'] }))
        : []
    default:
      return []
  }
}

// "Mussels in cider in Whitby", and "Team of 6 in Manchester": a size isn't what people look for in a town.
function mayStandBeforeTown({ label }: OfferFact, { language }: AdFacts): boolean {
  return !label.includes(` ${wordsOf[language].grammar.in} `) && !/\d/u.test(label)
}

function audiencesAfterFor({ audiences, language }: AdFacts): readonly Value[] {
  const { grammar } = wordsOf[language]
  return audiences
    .filter(({ text }) => grammar.mayFollowFor.test(text))
    .map(({ id, text }) => ({ text: asInside(text, grammar), facts: [id] }))
}

// A street with its town also gives the place.
function addressWithTown({ address, place }: AdFacts): readonly Value[] {
  if (!address) return []
  const hasTown = place !== null && address.text.includes(place.name)
  return [{ text: address.text, facts: hasTown ? [address.id, place.id] : [address.id] }]
}

// The summary's words; if they're too long, the name of the trade.
function businessNames({ business, trade, language }: AdFacts): readonly string[] {
  const usual = trade?.words[language].business
  return [...new Set([business?.text, usual].filter((name) => name !== undefined))]
}

/** The offers that texts may name. If the campaign is about one offer, only that one. */
export function offersToName({ product, offers }: AdFacts): readonly OfferFact[] {
  return product ? [product] : offers.slice(0, mostOfOneKind)
}

function pricedOffers(facts: AdFacts, phrases: Phrases): readonly Value[] {
  return offersToName(facts)
    .filter(({ name }) => !isMeasure(name))
    .flatMap((offer) => {
      const text = pricedOffer(offer, phrases)
      const namesSold = isSelfExplanatory(offer, facts)
      return text === null
        ? []
        : [{ text, facts: [offer.id, `${offer.id}:price`], angle: 'price', namesSold } as const]
    })
}

function hasPrices({ offers }: AdFacts): boolean {
  return offers.some(({ price }) => price !== null)
}

function isListable({ offers }: AdFacts): boolean {
  return offers.filter(({ price }) => price !== null).length >= 2
}

/** An offer with its price; null if it has none. */
export function pricedOffer(offer: OfferFact, phrases: Phrases): string | null {
  if (offer.price === null) return null
  const pattern = offer.isFrom ? phrases.pricedFrom : phrases.priced
  return pattern.replace('{offer}', () => offer.label).replace('{price}', () => offer.price ?? '')
}

// Three offers, two of them, and the next ones: enough for texts that don't repeat each other.
function priceLists(facts: AdFacts, phrases: Phrases): readonly Value[] {
  const priced = facts.offers.filter(({ price }) => price !== null)
  const starts = [0, 3, 6].filter((start) => priced.length - start >= 2)
  return starts.flatMap((start) =>
    [3, 2].flatMap((size) => {
      const named = priced.slice(start, start + size)
      if (named.length < size) return []
      const texts = named.map((offer) => [offer.name, listPrice(offer, phrases)].join(' '))
      const text = `${texts.slice(0, -1).join(', ')}${phrases.lastOfList}${texts.at(-1) ?? ''}`
      return [
        {
          text,
          facts: named.flatMap(({ id }) => [id, `${id}:price`]),
          angle: 'range' as const,
          namesSold: named.some((offer) => isSelfExplanatory(offer, facts)),
        },
      ]
    }),
  )
}

function listPrice({ price, isFrom }: OfferFact, phrases: Phrases): string {
  return isFrom ? phrases.from.replace('{price}', () => price ?? '') : (price ?? '')
}

// "For people who …" inside a text: ordinary words lose the capital they had in a list.
function asInside(text: string, { audienceStarts }: { readonly audienceStarts: RegExp }): string {
  const [first = ''] = text.split(' ')
  return audienceStarts.test(first) ? first.toLowerCase() + text.slice(first.length) : text
}

/** With a capital at the start, as in headlines and sentences. */
export function capitalized(text: string): string {
  return text.replace(
    /^(["“„«]?\s?)(\p{Ll})/u,
    (_, open: string, letter: string) => open + letter.toUpperCase(),
  )
}
