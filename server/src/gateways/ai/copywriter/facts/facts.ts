import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import { wordsIn } from '../likeness.ts'
import { wordsOf } from '../words/words-of.ts'
import { type Occasion, occasionFrom } from './occasion.ts'
import { offersFrom, type OfferFact } from './offers.ts'
import { placeFrom, type PlaceFact } from './place.ts'
import { asSentence, coreOf, sentencesOf, withoutEnd } from './sentences-of.ts'
import { languageOf } from './text-language.ts'
import { tradeIn } from './trade.ts'
import { isUsable, isUsableName, oneLine } from './usable.ts'

/** A statement of the owner as ads can quote it. */
export interface Statement {
  readonly sentence: string
  /** Forms without a full stop that may stand alone, the fullest first. */
  readonly claims: readonly string[]
  readonly isForeign: boolean
  /** It tells what the business is, which comes early in a text. */
  readonly isSummary: boolean
  /** It leans on a sentence before it, such as "It never sleeps". */
  readonly isLeaning: boolean
}

/** A group of people as the owner calls it. */
export interface Audience {
  readonly text: string
  readonly isForeign: boolean
}

/** All that an ad may say of a business, in the owner's words. */
export interface Facts {
  readonly language: AdLanguage
  readonly brand: string | null
  /** What the business is, such as "sourdough bakery"; null unless the summary is in the language of the ad. */
  readonly trade: string | null
  readonly place: PlaceFact | null
  readonly offers: readonly OfferFact[]
  readonly audiences: readonly Audience[]
  readonly statements: readonly Statement[]
  readonly occasion: Occasion | null
}

const longest = { brand: 60, offer: 50, audience: 90, statement: 220 } as const
const leaning =
  /^(?:it|they|this|that|those|he|she|aucune?(?=\sn[e’'])|elles?|ils?|cela|celui|celle|es|er|dies\w*|diese)[\s’']/iu

/** The language an ad is written in: what the brief says, else the one that it is written in. */
export function adLanguageOf(brief: CampaignBrief): AdLanguage {
  if (brief.language) return brief.language
  const spoken = spokenLanguage(brief)
  return spoken === 'fr' || spoken === 'de' ? spoken : 'en'
}

/** The language that most of a brief is written in; null when nothing tells. */
export function spokenLanguage(
  brief: Pick<CampaignBrief, 'offeringSummary' | 'differentiators' | 'audiences'>,
): string | null {
  return languageOf([brief.offeringSummary, ...brief.differentiators, ...brief.audiences].join('. '))
}

/** The language of one fact; a phrase that tells none is in that of the brief around it. */
export function factLanguage(fact: string, around: string | null): string | null {
  return languageOf(fact) ?? around
}

/** Reads what an ad may say out of a brief and the offers of its website. Texts that no ad may hold are left out. */
export function factsOf(brandName: string, brief: CampaignBrief, offers: readonly string[]): Facts {
  const language = adLanguageOf(brief)
  const spoken = spokenLanguage(brief)
  const isForeign = (text: string) => (factLanguage(text, spoken) ?? language) !== language
  const brand = oneLine(brandName)
  const summary = oneLine(brief.offeringSummary)
  const place = placeFrom(oneLine(brief.location))
  const summaryIsForeign = isForeign(summary)
  const trade = summaryIsForeign
    ? null
    : tradeIn(summary, wordsOf[language].grammar, properNames(brand, brief.location))
  return {
    language,
    brand: isUsableName(brand, longest.brand) ? brand : null,
    trade: trade !== null && isUsable(trade, longest.offer) ? trade : null,
    place,
    offers: offersFrom(brief, offers, brand, longest.offer),
    audiences: brief.audiences
      .map((text) => withoutEnd(oneLine(text)))
      .filter((text) => isUsable(text, longest.audience))
      .map((text) => ({ text, isForeign: isForeign(text) })),
    statements: [
      ...brief.differentiators.flatMap((text) => statementsIn(oneLine(text), false, isForeign)),
      ...statementsIn(summary, true, isForeign),
    ],
    occasion: occasionFrom(brief.specialPurpose, isForeign),
  }
}

function statementsIn(
  text: string,
  isSummary: boolean,
  isForeign: (text: string) => boolean,
): readonly Statement[] {
  const [first] = sentencesOf(text)
  if (first === undefined || !isUsable(first, longest.statement)) return []
  const claims = [withoutEnd(first), coreOf(first)].filter((claim) => claim !== null && claim !== '')
  return [
    {
      sentence: asSentence(first),
      claims: claims as readonly string[],
      isForeign: isForeign(text),
      isSummary,
      isLeaning: leaning.test(first),
    },
  ]
}

function properNames(brand: string, location: string): ReadonlySet<string> {
  return new Set([...wordsIn(brand), ...wordsIn(location)])
}
