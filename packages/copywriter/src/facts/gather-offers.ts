import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { type AdLanguage, adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { foldName } from '@aloft/domain/core/fold-name'
import { comparableName } from '@aloft/domain/core/names'
import type { Field, Offer } from '@aloft/domain/scans/website-data.entity'
import { wordsIn } from '../text/similarity.ts'
import type { FactSource, OfferFact } from './ad-facts.ts'
import { pricePartsOf } from './price-parts.ts'
import { type PricedLine, parsePricedLine } from './priced-line.ts'
import { isUsable, isUsableName, oneLine } from './usable.ts'

const longest = { name: 50, price: 24 } as const
const mostOffers = 40
const leastModels = 3
const offerPrefix = 'offer:'
// A heading such as "What it costs", above a price list.
const asks = /^(?:was|wie|what|how|why|combien|quoi|comment)\s/iu
// A badge beside a name isn't part of it: "Movement class new".
const newMark = /\s(?:new|neu|nouveau|nouvelle)!?$/u

interface NamedThing {
  readonly name: string
  /** The kind of thing it is; empty if no page says so. */
  readonly noun: string
}

interface OfferNames {
  readonly language: AdLanguage
  /** Kinds of things sold under names of their own. */
  readonly modelNouns: ReadonlySet<string>
  /** One-word offers are plans, because several of them cost something a month or a year. */
  readonly hasPlans: boolean
  /** From a website in a language without ads: only model names are the same in both languages. */
  readonly isForeign: boolean
}

/** Where offers are named, and for which ads. */
export interface OfferBasis {
  readonly brandName: string
  readonly language: AdLanguage
  /** The website's language; null if unknown or without a website. */
  readonly spoken: string | null
}

export interface GatheredOffers {
  /** The offer that the campaign is about; null if it's about the whole business. */
  readonly product: OfferFact | null
  /** The product first, then offers with similar names, then all others. */
  readonly offers: readonly OfferFact[]
}

/** What an ad may offer: what the website names, what the brief prices, and the subject of the campaign. */
export function gatherOffers(
  brief: Pick<CampaignBrief, 'offeringType' | 'offeringName' | 'differentiators'>,
  read: readonly Field<Offer>[],
  { brandName, language, spoken }: OfferBasis,
): GatheredOffers {
  const names = {
    language,
    modelNouns: modelNounsIn(read.map(({ value }) => thingOf(value))),
    hasPlans: read.filter(({ value }) => isOfPlan(value)).length >= fewestPlans,
    isForeign: spoken !== null && !adLanguageCodes.some((code) => code === spoken),
  }
  const brand = comparableName(brandName)
  const all = withOwnPrices(
    read.slice(0, mostOffers).map((field, index) => offerFact(field, index, names)),
    brief.differentiators.flatMap((line) => parsePricedLine(oneLine(line)) ?? []),
  )
    .filter(({ name }) => isUsableName(name, longest.name) && isUsable(`a ${name}`, longest.name + 2))
    .filter(({ name }) => comparableName(name) !== brand && !asks.test(name))
  const isSayable = ({ id, source }: OfferFact) => {
    const value = read[offerIndex({ id }) ?? -1]?.value
    return (
      !names.isForeign || source.from === 'brief' || (value !== undefined && isModel(thingOf(value), names))
    )
  }
  const offers = all.filter(isSayable)
  const wanted = oneLine(brief.offeringName)
  if (wanted === '' || comparableName(wanted) === brand || brief.offeringType === 'brand')
    return { product: null, offers }
  // An owner who names an offer decides what the ad calls it.
  const known = bestMatch(wanted, all)
  if (!known && !isUsableName(wanted, longest.name)) return { product: null, offers }
  const product = known ? calledAsTyped(known, wanted) : typedOffer(wanted)
  const others = offers.filter((offer) => offer !== known)
  const alike = others.filter(({ name }) => shareWord(name, product.name))
  return { product, offers: [product, ...alike, ...others.filter((offer) => !alike.includes(offer))] }
}

function offerFact({ value, evidence }: Field<Offer>, index: number, names: OfferNames): OfferFact {
  const thing = thingOf(value)
  const parts = value.price === null ? null : pricePartsOf(oneLine(value.price))
  const [first] = evidence
  const isPlan = names.hasPlans && isOneWord(thing)
  const source: FactSource = first
    ? { from: 'website', url: first.url, quote: first.quote }
    : { from: 'brief' }
  return {
    id: `${offerPrefix}${index + 1}`,
    source,
    name: thing.name,
    label: isPlan ? planNames[names.language](thing.name) : labelOf(thing, names),
    price: parts !== null && parts.price.length <= longest.price ? pricedUnit(parts.price, value.unit) : null,
    isFrom: value.isFrom === true || parts?.isFrom === true,
    isPlan,
  }
}

const fewestPlans = 2
const recurs =
  /(?:\/|per|pro|par)\s*(?:month|mo|year|monat|jahr|mois|an)(?!\p{L})|(?:monthly|yearly|monatlich|jährlich)/iu

// "Solo" and "Studio" for so much a month say nothing alone: they're plans.
function isOfPlan(offer: Offer): boolean {
  return isOneWord(thingOf(offer)) && recurs.test(`${offer.price ?? ''} / ${offer.unit ?? ''}`)
}

function isOneWord({ name, noun }: NamedThing): boolean {
  return noun === '' && !/[\s-]/u.test(name)
}

const planNames: Readonly<Record<AdLanguage, (name: string) => string>> = {
  en: (name) => `${name} plan`,
  de: (name) => `Tarif ${name}`,
  fr: (name) => `Formule ${name}`,
}

function thingOf({ name, noun }: Offer): NamedThing {
  return { name: oneLine(name).replace(newMark, ''), noun: noun ?? '' }
}

// The owner's own price counts, whatever the pages say or leave out.
function withOwnPrices(offers: readonly OfferFact[], priced: readonly PricedLine[]): readonly OfferFact[] {
  const all = [...offers]
  for (const [index, { name, price, isFrom }] of priced.entries()) {
    if (price.length > longest.price) continue
    const owned = { source: { from: 'brief' }, price, isFrom } as const
    const key = comparableName(name)
    const known = all.findIndex((offer) =>
      [offer.name, offer.label].some((text) => comparableName(text) === key),
    )
    const offer = all[known] ?? { id: `${offerPrefix}own${index + 1}`, name, label: name, isPlan: false }
    all.splice(known === -1 ? all.length : known, 1, { ...offer, ...owned })
  }
  return all
}

/** The website's offers that match this one; null for an offer that only the brief names. */
export function offerIndex({ id }: Pick<OfferFact, 'id'>): number | null {
  const index = Number(id.slice(offerPrefix.length)) - 1
  return index >= 0 ? index : null
}

// A price "per person" means nothing without its unit.
function pricedUnit(price: string, unit: string | undefined): string {
  return unit === undefined || foldName(price).includes(foldName(unit)) ? price : `${price} / ${unit}`
}

/** A name with its kind of thing: `Wren table lamp`, `Tischlampe Wren`, `Lampe Wren`. */
function labelOf(thing: NamedThing, names: OfferNames): string {
  const { name, noun } = thing
  const { language, isForeign } = names
  if (isForeign || !isModel(thing, names)) return name
  return language === 'en' ? `${name} ${lowerFirst(noun)}` : `${upperFirst(noun)} ${name}`
}

function isModel({ name, noun }: NamedThing, { modelNouns }: OfferNames): boolean {
  return noun !== '' && !isDescriptive(name, modelNouns.has(noun)) && !hasNoun(name, noun)
}

// A lower-case word after the first, or a long ordinary word: "Stout and Oat Loaf", "Baguette", not "Wren".
function isDescriptive(name: string, isModel: boolean): boolean {
  return /[\s-]\p{Ll}/u.test(name) || (!isModel && /^\p{Lu}?\p{Ll}{7,}$/u.test(name))
}

// If most things of a kind have one-word names, these are names of models: the bouquets "Marcelle" and "Estuaire".
function modelNounsIn(things: readonly NamedThing[]): ReadonlySet<string> {
  const byNoun = Map.groupBy(things, ({ noun }) => noun)
  const isModels = (all: readonly NamedThing[]) => {
    const single = all.filter(({ name }) => !/[\s-]/u.test(name)).length
    return single >= leastModels && single > all.length / 2
  }
  return new Set([...byNoun].flatMap(([noun, all]) => (isModels(all) ? [noun] : [])))
}

function hasNoun(name: string, noun: string): boolean {
  const last = foldName(noun).split(/[\s-]/u).at(-1) ?? ''
  return foldName(name)
    .split(/[\s-]/u)
    .some(
      (word) =>
        word === last ||
        word === `${last}s` ||
        `${word}s` === last ||
        (last.length > 4 && word.endsWith(last)),
    )
}

function typedOffer(name: string): OfferFact {
  const [, bare = name, price = null] = /^(.+?),\s*([^,]*\d[^,]*)$/u.exec(name) ?? []
  const parts = price === null ? null : pricePartsOf(price)
  return {
    id: `${offerPrefix}0`,
    source: { from: 'brief' },
    name: bare,
    label: bare,
    price: parts?.price ?? null,
    isFrom: parts?.isFrom ?? false,
    isPlan: false,
  }
}

// An owner who types "Dome lamp" for the lamp that the pages call Dome has said what it is.
function calledAsTyped(offer: OfferFact, wanted: string): OfferFact {
  const isFuller = isPartOf(offer.label, wanted) && isUsableName(wanted, longest.name)
  return isFuller ? { ...offer, label: wanted } : offer
}

// "Dome lamp" means the lamp called Dome, and "Dome" means the one that the pages call "Dome lamp".
function bestMatch(wanted: string, offers: readonly OfferFact[]): OfferFact | undefined {
  const key = comparableName(wanted)
  return (
    offers.find(({ name, label }) => [name, label].some((text) => comparableName(text) === key)) ??
    offers.find(({ name }) => isPartOf(name, wanted)) ??
    offers.find(({ name }) => isPartOf(wanted, name))
  )
}

function isPartOf(part: string, whole: string): boolean {
  const words = wordsIn(whole)
  const parts = [...wordsIn(part)]
  return parts.length > 0 && parts.every((word) => words.has(word))
}

function shareWord(one: string, other: string): boolean {
  const words = wordsIn(other)
  return [...wordsIn(one)].some((word) => word.length >= 4 && words.has(word))
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
