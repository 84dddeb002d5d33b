import type { FormulaSlot } from '@aloft/domain/briefs/formula-slots.rules'
import type { Goal } from '@aloft/domain/core/goals'
import type { Tone } from '@aloft/domain/core/tones'

/**
 * A phrase with holes for facts. `[…]` may be left out when the phrase gets too long or a fact is missing.
 *
 * - `{brand}`, `{offer}`, `{price}`, `{place}`: names, as they are written
 * - `{priced}`: an offer that has a price: what can be bought may be praised more playfully than counsel or care
 * - `{trade}`: what the business is, as its summary calls it; only in the language of the ad
 * - `{in}`: "in Galway"; `{for}`: "for small hotels", in quotes when it is in another language
 * - `{claim}`: a short statement of the owner without its full stop
 * - `{fact}`: a sentence of the owner, only in the language of the ad; `{quote}`: the same in quotes, in any language
 * - `{occasion}`: why the ad is made now, without its full stop; `{news}`: the same as a sentence, in the language of the
 *   ad; `{quotedNews}`: as a sentence in quotes, in another one
 * - `{list}`: two or three names of offers
 */
export type Phrase = string

/** Phrases of two lengths: a headline stands alone, a sentence ends with its full stop. */
export interface Phrases {
  readonly headlines: readonly Phrase[]
  readonly sentences: readonly Phrase[]
}

/** How a tone colours a text: in what one may want, in what speaks for it, and in what to do next. */
export interface ToneWords {
  readonly want: Phrases
  readonly say: Phrases
  readonly act: Phrases
}

/** Everything the copywriter can say in one language beside the facts. */
export interface LanguageWords {
  readonly headlines: Readonly<Record<FormulaSlot, readonly Phrase[]>>
  readonly sentences: Readonly<Record<FormulaSlot, readonly Phrase[]>>
  /** What to do next, by what the campaign is for. */
  readonly calls: Readonly<Record<Goal, Phrases>>
  readonly tones: Readonly<Record<Tone, ToneWords>>
  /** Why the ad is made now. */
  readonly occasion: Phrases
  /** A first sentence for those who compare: what sets the brand apart. */
  readonly apart: readonly Phrase[]
  readonly pictures: PictureWords
  readonly grammar: Grammar
  /** Every noun that the phrases may use: all others must come from the brief. */
  readonly nouns: readonly string[]
}

/** How the idea of a picture is told. */
export interface PictureWords {
  readonly moods: Readonly<Record<Tone, string>>
  readonly plainMood: string
  readonly plainBackground: string
}

/** What a language does with facts that it puts into phrases. */
export interface Grammar {
  readonly quotes: readonly [open: string, close: string]
  /** The preposition before a town. */
  readonly in: string
  /** The preposition before an audience. */
  readonly for: string
  /** First words of an audience that the preposition would bend. */
  readonly bentAfterFor: RegExp | null
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
  /** What a search adds to a name, `{}` standing for the name. */
  readonly searches: readonly string[]
  /** What a campaign is for, in its name. */
  readonly goalNames: Readonly<Record<Goal, string>>
}
