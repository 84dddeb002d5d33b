import type { Angle } from '@aloft/domain/facts/angles.rules'
import type { WayToBuy } from '@aloft/domain/facts/ways-to-buy.rules'
import type { Goal } from '@aloft/domain/core/goals'
import type { Tone } from '@aloft/domain/core/tones'
import type { TradeKind } from '@aloft/domain/facts/trade-kinds.rules'

/**
 * A phrase with holes for facts; it is used only where every hole has its fact.
 *
 * - `{offer}`, `{priced}`: an offer by name, and with its price; `{unpriced}`: one where none has a price
 * - `{list}`: two or three offers with their prices; `{single}`: one, where there is no list to give
 * - `{business}`, `{sold}`: what the business is and what it sells; with a capital, they begin a text
 * - `{in}`: "in Galway"; `{area}`: where else it works; `{address}`: street and town; `{street}`: street alone
 * - `{year}`: when it began; `{review}`, `{by}`: a customer’s words, and who said them
 * - `{days}`, `{times}`: when it is open; `{audience}`: who it is for; `{group}`: the same in three words or more; `{occasion}`: why the ad is made now
 */
export type Phrase = string

/** How a text sounds: calm, friendly or urgent. */
export type Register = 'plain' | 'warm' | 'eager'

/** What to do next, by the way customers buy. */
export interface Call {
  /** Headlines stand alone and name a fact. */
  readonly headlines: readonly Phrase[]
  /** The fullest first; a text takes the first that says nothing it has said. */
  readonly sentences: Readonly<Record<Register, readonly Phrase[]>>
}

/** Everything that is said around facts in one language. */
export interface Phrases {
  readonly headlines: Readonly<Partial<Record<Angle, readonly Phrase[]>>>
  /** Sentences of descriptions and messages that are no statement of the owner. */
  readonly sentences: Readonly<Partial<Record<Angle, readonly Phrase[]>>>
  /** First sentences of a message: each names what is sold in its first words. */
  readonly openers: readonly Phrase[]
  readonly calls: Readonly<Record<WayToBuy, Call>>
  /** Calls that a kind of trade has of its own. */
  readonly ownCalls: Readonly<Partial<Record<TradeKind, Readonly<Partial<Record<WayToBuy, Call>>>>>>
  /** `{price}` is the hole: "from €48". */
  readonly from: string
  /** "Baguette, €4.20": an offer and its price. */
  readonly priced: string
  /** The same where the price is the least of several: "Rewiring from €48". */
  readonly pricedFrom: string
  readonly lastOfList: string
  /** Monday first. */
  readonly dayNames: readonly string[]
  /** "{first} to {last}" of days, and of times. */
  readonly daySpan: string
  readonly timeSpan: string
  readonly everyDay: string
  readonly timeOf: (minutes: number) => string
}

/** All that the copywriter knows of one language. */
export interface LanguageWords {
  readonly phrases: Phrases
  readonly pictures: PictureWords
  readonly grammar: Grammar
}

/** The words that describe the idea of a picture. */
export interface PictureWords {
  readonly moods: Readonly<Record<Tone, string>>
  readonly plainMood: string
  readonly plainBackground: string
}

/** What a language does with facts that it puts into phrases. */
export interface Grammar {
  /** The preposition before a town. */
  readonly in: string
  /** How an audience begins that may stand right after "for". */
  readonly mayFollowFor: RegExp
  /** Whether a word that began a sentence keeps its capital inside another. */
  readonly keepsCapitals: boolean
  /** Nouns and beginnings of audiences that are ordinary words and so lose a capital inside a phrase. */
  readonly audienceStarts: RegExp
  /** Words between a business and what it does or where it is: the trade ends before them. */
  readonly tradeEnds: RegExp
  /** Articles that a summary begins with. */
  readonly articles: RegExp
  /** "is a", as in "Nightjar is a lamp maker". */
  readonly isA: RegExp
  /** Words that searches for any trade hold: "near", "price", "course". */
  readonly neutralInSearches: ReadonlySet<string>
  /** Matches a search for something close by. */
  readonly nearMe: RegExp
  /** What a search adds to a name, `{}` standing for the name. */
  readonly searches: readonly string[]
  /** What a campaign is for, in its name. */
  readonly goalNames: Readonly<Record<Goal, string>>
}
