import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import { foldName } from '@aloft/domain/core/fold-name'
import { comparableName } from '@aloft/domain/core/names'
import type { WayToBuy } from '@aloft/domain/facts/ways-to-buy.rules'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import type { Trade } from '../trades/trade.ts'
import { wordsOf } from '../words/words-of.ts'
import { wordsIn } from '../text/similarity.ts'
import { informativeWordsOf } from '../text/informative-words.ts'
import type { AdFacts, FactSource, NounFact, ReviewFact, WayFact } from './ad-facts.ts'
import { adLanguageOf, factLanguage, spokenLanguage } from './brief-language.ts'
import { brandTrade } from './brand-trade.ts'
import { businessIn } from './business.ts'
import { factsOfWords } from './facts-of-words.ts'
import { gatherOffers } from './gather-offers.ts'
import { occasionFrom } from './occasion.ts'
import { withoutDates } from './occasion-dates.ts'
import { placeFrom } from './place.ts'
import { gatherStatements } from './gather-statements.ts'
import { withoutEnd } from './sentences-of.ts'
import { inBrief, sourceOf } from './fact-source.ts'
import { ownSentences, sinceFrom } from './since.ts'
import { supportedSells } from './supported-sells.ts'
import { isUsable, isUsableName, oneLine } from './usable.ts'

/** The sources that facts are gathered from. */
export interface FactInput {
  readonly brandName: string
  readonly brief: CampaignBrief
  /** With contradictions settled by the owner; null if no website was read. */
  readonly website: WebsiteData | null
  /** What the owner says they sell, in a few words; null if nobody asked. */
  readonly sold: string | null
}

const longest = { brand: 60, sold: 50, audience: 60, address: 60, review: 120 } as const

// Each kind of text of an ad needs the same facts, and gathering them takes 7 ms.
const gathered = new WeakMap<CampaignBrief, FactInput & { readonly facts: AdFacts }>()

/**
 * Reads what an ad may say from a brief and its website. Leaves out what no ad may contain and what's in another
 * language.
 */
export function gatherFacts({ brandName, brief, website, sold }: FactInput): AdFacts {
  const last = gathered.get(brief)
  if (last?.brandName === brandName && last.website === website && last.sold === sold) return last.facts
  const input = { brandName, brief, website, sold }
  const facts = factsOf(input)
  gathered.set(brief, { ...input, facts })
  return facts
}

function factsOf({ brandName, brief, website, sold }: FactInput): AdFacts {
  const language = adLanguageOf(brief)
  const spoken = spokenLanguage(brief)
  const isForeign = (text: string) => (factLanguage(text, spoken) ?? language) !== language
  const brand = oneLine(brandName)
  const trade = brandTrade({ brandName: brand, brief, website, sold })
  const tradeSource = sourceOf(website?.trades.find(({ value }) => value === trade?.id)?.evidence)
  const read = factsOfWords(brief, website, language)
  const { product, offers } = gatherOffers(brief, read.offers, {
    brandName: brand,
    language,
    spoken: website?.language?.value ?? null,
  })
  const summary = oneLine(brief.offeringSummary)
  const properNames = { brand: wordsIn(brand), places: wordsIn(brief.location) }
  // In a campaign about one thing, the summary describes that thing and not the business.
  const business =
    product !== null || isForeign(summary)
      ? null
      : ([summary, ...signsOf(website)]
          .map((text) =>
            businessIn(text, wordsOf[language].grammar, properNames, trade?.words[language] ?? null),
          )
          .find((text) => text !== null) ?? null)
  const place = placeFrom(oneLine(brief.location))
  const isOnlineOnly = website !== null && sellsOnlineOnly(read, trade)
  const names = new Set([...properNames.brand, ...properNames.places])
  const called =
    noun('business', business, inBrief) ??
    noun('business', ownNameOfTrade(trade, language, `${brand}. ${summary}`), tradeSource)
  const tradeWords = trade?.words[language]
  const isOwn = ownSentences({
    names: [
      brand,
      called?.text ?? '',
      ...(tradeWords ? [tradeWords.business, tradeWords.sells, ...tradeWords.offers] : []),
    ],
    summary,
  })
  // How long somebody else has done something proves nothing.
  const proofs = read.proofs.filter(({ value }) => value.kind !== 'years' || isOwn(value.text))
  const statements = gatherStatements({
    brief,
    website,
    proofs,
    names,
    business: called?.text ?? '',
    isForeign,
  })
  const since = sinceFrom(proofs, statements, isOwn)
  const occasion = occasionFrom(brief.specialPurpose, isForeign)
  const ownOccasion = occasion && !occasion.isForeign ? noun('occasion', occasion.text, inBrief) : null
  return {
    language,
    brand: isUsableName(brand, longest.brand) ? brand : null,
    trade,
    business: called,
    sold:
      noun('sold', soldOf(sold, isForeign), inBrief) ??
      noun('sold', supportedSells(trade, language, brief, website), tradeSource),
    product,
    offers,
    statements,
    reviews: reviewsOf(read.proofs, isForeign),
    since,
    place: place && {
      ...place,
      // The town in a page's address is a town, whatever surrounds it.
      isTown:
        !isOnlineOnly &&
        (place.isTown || comparableName(website?.location?.value.city ?? '') === comparableName(place.name)),
      id: 'place',
      source: sourceOf(website?.location?.evidence),
    },
    // A business that visits its customers or ships to them only has an address for letters.
    address: isOnlineOnly || (read.areas.length > 0 && !isVisited(read.ways)) ? null : addressOf(website),
    area: noun('area', read.areas[0]?.value.name ?? null, sourceOf(read.areas[0]?.evidence)),
    hours: hoursOf(read.hours),
    ways: waysOf(read.ways, trade),
    audiences: (isDelicate(trade) ? [] : brief.audiences)
      .map((text) => withoutEnd(oneLine(text)))
      .filter((text) => isUsable(text, longest.audience) && !isForeign(text))
      .flatMap((text, index) => noun(`audience:${index + 1}`, text, inBrief) ?? []),
    occasion: ownOccasion ?? occasionOf(read.occasions, isForeign),
  }
}

// "Ruth Fenwick, piano tuner, Hexham": if a title names the business, its trade is next to the name.
function signsOf(website: WebsiteData | null): readonly string[] {
  const { value = '', evidence = [] } = website?.name ?? {}
  return evidence.flatMap(({ quote }) =>
    quote.startsWith(`${value}, `) ? quote.slice(value.length + 2) : [],
  )
}

// Customers can't visit a business that takes orders but neither bookings nor visitors.
function sellsOnlineOnly({ ways, hours }: Pick<WebsiteData, 'ways' | 'hours'>, trade: Trade | null): boolean {
  const has = (wanted: readonly WayToBuy[]) => ways.some(({ value }) => wanted.includes(value.way))
  const isAnywhere = trade === null || trade.radiusKm === null
  return isAnywhere && has(['order']) && !has(['visit', 'book', 'quote']) && hours.length === 0
}

// A Tischlerei isn't called Schreinerei, although both are joiners.
function ownNameOfTrade(trade: Trade | null, language: AdLanguage, own: string): string | null {
  const words = trade?.words[language]
  if (!words) return null
  const text = ` ${foldName(own).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return (
    [words.business, ...words.alsoCalled].find((name) => text.includes(` ${foldName(name)} `)) ??
    words.business
  )
}

// People who need a lawyer, a doctor or care don't want to hear it from an ad.
function isDelicate(trade: Trade | null): boolean {
  return trade !== null && ['professions', 'health', 'care'].includes(trade.kind)
}

function soldOf(sold: string | null, isForeign: (text: string) => boolean): string | null {
  const text = withoutEnd(oneLine(sold ?? ''))
  return isUsable(text, longest.sold) && !isForeign(text) ? text : null
}

function noun(id: string, text: string | null, source: FactSource): NounFact | null {
  return text === null || text === '' ? null : { id, text, source }
}

function reviewsOf(
  proofs: WebsiteData['proofs'],
  isForeign: (text: string) => boolean,
): readonly ReviewFact[] {
  return proofs.flatMap(({ value, evidence }, index) => {
    const text = withoutEnd(oneLine(value.text).replace(/^["“„«»\s]+|["”“»«\s]+$/gu, ''))
    if (value.kind !== 'review' || !isUsable(text, longest.review) || isForeign(text)) return []
    return [{ id: `review:${index + 1}`, text, by: value.by, source: sourceOf(evidence) }]
  })
}

const fewestOccasionWords = 3
function addressOf(website: WebsiteData | null): NounFact | null {
  const location = website?.location
  // Street and number, and the town. What follows belongs on an envelope.
  const [street = '', ...rest] = (location?.value.address ?? '')
    .replace(/^(\d+\s?\p{L}?),\s+/u, '$1 ')
    .split(',')
    .map((part) => part.trim())
  const town = location?.value.city
  const text = town && rest.some((part) => part.includes(town)) ? `${street}, ${town}` : street
  return isUsable(text, longest.address) && /\d/.test(street)
    ? noun('address', text, sourceOf(location?.evidence))
    : null
}

function hoursOf(hours: WebsiteData['hours']): AdFacts['hours'] {
  const openings = hours.map(({ value }) => value)
  return openings.length === 0 ? null : { id: 'hours', openings, source: sourceOf(hours[0]?.evidence) }
}

function waysOf(ways: WebsiteData['ways'], trade: Trade | null): readonly WayFact[] {
  const read = ways.map(({ value, evidence }) => ({
    id: `way:${value.way}`,
    way: value.way,
    isRead: true,
    source: sourceOf(evidence),
  }))
  const usual = (trade?.ways ?? [])
    .filter((way) => !read.some((one) => one.way === way))
    .map((way) => ({ id: `way:${way}`, way, isRead: false, source: inBrief }))
  // The most usual way in the trade goes first, if the pages offer it too.
  const rank = ({ way }: WayFact) => {
    const index = trade?.ways.indexOf(way) ?? -1
    return index === -1 ? 9 : index
  }
  return [...read.toSorted((a, b) => rank(a) - rank(b)), ...usual]
}

function isVisited(ways: WebsiteData['ways']): boolean {
  return ways.some(({ value }) => value.way === 'visit')
}

function occasionOf(
  occasions: WebsiteData['occasions'],
  isForeign: (text: string) => boolean,
): NounFact | null {
  for (const { value, evidence } of occasions) {
    const text = withoutEnd(oneLine(value.text))
    if (namesOccasion(text) && isUsable(text, longest.review) && !isForeign(text))
      return noun('occasion', text, sourceOf(evidence))
  }
  return null
}

// "15 June to 15 September" and "Offer ends 31 January" say when, but not what.
function namesOccasion(occasion: string): boolean {
  return informativeWordsOf(withoutDates(occasion)).length >= fewestOccasionWords
}
