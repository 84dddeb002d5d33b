import type { Angle } from '@aloft/domain/facts/angles.rules'
import type { WayToBuy } from '@aloft/domain/facts/ways-to-buy.rules'
import type { Goal } from '@aloft/domain/core/goals'
import type { Tone } from '@aloft/domain/core/tones'
import type { TradeKind } from '@aloft/domain/facts/trade-kinds.rules'

/**
 * A phrase with slots for facts; it's only used if every slot has its fact.
 *
 * - `{offer}`, `{priced}`: an offer by name, and with its price; `{unpriced}`: an offer if none has a price
 * - `{list}`: two or three offers with their prices; `{single}`: one, if there's no list to give
 * - `{business}`, `{sold}`: what the business is and what it sells; capitalized, they start a text
 * - `{in}`: "in Galway"; `{area}`: where else it works; `{address}`: street and town; `{street}`: street alone
 * - `{year}`: when it was founded; `{review}`, `{by}`: a customer’s words, and who said them
 * - `{days}`, `{times}`: when it's open; `{audience}`: who it's for; `{group}`: the same in three words or more;
 *   `{occasion}`: the reason for the ad now
 */
export type Phrase = string

/** The tone of a text: calm, friendly or urgent. */
export type Register = 'plain' | 'warm' | 'eager'

/** What to do next, by the way customers buy. */
export interface Call {
  /** Headlines are read alone and name a fact. */
  readonly headlines: readonly Phrase[]
  /** The fullest first; a text takes the first one that repeats nothing. */
  readonly sentences: Readonly<Record<Register, readonly Phrase[]>>
}

/** Everything said around facts in one language. */
export interface Phrases {
  readonly headlines: Readonly<Partial<Record<Angle, readonly Phrase[]>>>
  /** Sentences for descriptions and messages that aren't the owner's statements. */
  readonly sentences: Readonly<Partial<Record<Angle, readonly Phrase[]>>>
  /** First sentences of a message: each names what is sold in its first words. */
  readonly openers: readonly Phrase[]
  readonly calls: Readonly<Record<WayToBuy, Call>>
  /** Calls that belong to one kind of trade. */
  readonly ownCalls: Readonly<Partial<Record<TradeKind, Readonly<Partial<Record<WayToBuy, Call>>>>>>
  /** `{price}` is the slot: "from €48". */
  readonly from: string
  /** "Baguette, €4.20": an offer and its price. */
  readonly priced: string
  /** The same if the price is the lowest of several: "Rewiring from €48". */
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

/** Everything the copywriter knows about one language. */
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
  readonly ideas: ImageIdeaWords
}

/** What an idea for a picture puts in front of the camera. */
export type IdeaFrame =
  | 'offer'
  | 'thing'
  | 'service'
  | 'advice'
  | 'experience'
  | 'fact'
  | 'audience'
  | 'choice'
  | 'place'

/** The words of ideas for pictures. Slots in braces are filled with facts. */
export interface ImageIdeaWords {
  readonly frames: Readonly<
    Record<IdeaFrame, { readonly title: string; readonly subject: string; readonly environment: string }>
  >
  /** Where a trade of a kind is at work, as `{setting}` of an environment. */
  readonly settings: Readonly<Record<TradeKind, string>>
  readonly plainSetting: string
}

/** How a language puts facts into phrases. */
export interface Grammar {
  /** The preposition before a town. */
  readonly in: string
  /** The start of an audience that may follow "for" directly. */
  readonly mayFollowFor: RegExp
  /** Whether a word that started a sentence keeps its capital inside another. */
  readonly keepsCapitals: boolean
  /** Nouns and first words of audiences that are ordinary words and so lose a capital inside a phrase. */
  readonly audienceStarts: RegExp
  /** Words between a business and what it does or where it is. The trade ends before them. */
  readonly tradeEnds: RegExp
  /** Articles that a summary starts with. */
  readonly articles: RegExp
  /** "is a", as in "Nightjar is a lamp maker". */
  readonly isA: RegExp
  /** Words that occur in searches for any trade: "near", "price", "course". */
  readonly neutralInSearches: ReadonlySet<string>
  /** Matches a search for something close by. */
  readonly nearMe: RegExp
  /** What a search adds to a name; `{}` is the name. */
  readonly searches: readonly string[]
  /** What a campaign is for, in its name. */
  readonly goalNames: Readonly<Record<Goal, string>>
}
