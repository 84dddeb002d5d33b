import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import type { Angle } from '@aloft/domain/facts/angles.rules'
import type { ProofKind } from '@aloft/domain/facts/proofs.rules'
import type { WayToBuy } from '@aloft/domain/facts/ways-to-buy.rules'
import type { Opening } from '@aloft/domain/scans/website-facts.entity'
import type { Trade } from '../trades/trade.ts'
import type { PlaceFact } from './place.ts'

/** The source of a fact: somebody's words in the brief, or a page that contains the words. */
export type FactSource =
  | { readonly from: 'brief' }
  | { readonly from: 'website'; readonly url: string; readonly quote: string }

/** Something an ad may say, with the ID it's cited by, such as `offer:2`. */
interface Fact {
  readonly id: string
  readonly source: FactSource
}

/** Something for sale. */
export interface OfferFact extends Fact {
  readonly name: string
  /** The name with its kind of thing, if the name alone says nothing: `Wren table lamp`. */
  readonly label: string
  /** Without a word such as "from"; null if the pages name no price. */
  readonly price: string | null
  readonly isFrom: boolean
  /** One of several plans that cost something a month or a year. */
  readonly isPlan: boolean
}

/** A sentence in the ad's language that speaks for the business. */
export interface StatementFact extends Fact {
  readonly sentence: string
  /** Shorter forms that are true on their own, without a full stop, the longest first. */
  readonly shorts: readonly string[]
  readonly angle: Angle
  /** The kind of proof; null for any other statement. */
  readonly proof: ProofKind | null
  /**
   * It can be quoted in an ad by itself. "It never sleeps" needs the sentence before it; a caption needs its picture.
   */
  readonly isQuotable: boolean
  /** It says what the business is or sells. */
  readonly isSummary: boolean
}

/** A customer's words. */
export interface ReviewFact extends Fact {
  readonly text: string
  readonly by: string | null
}

/** Words that name what is sold or who sells it, ready to use in a text. */
export interface NounFact extends Fact {
  readonly text: string
}

export interface WayFact extends Fact {
  readonly way: WayToBuy
  /** The pages say so. Otherwise it's only usual in the trade. */
  readonly isRead: boolean
}

/** Everything an ad may say about a business. Texts are in the ad's language; names stay as they are. */
export interface AdFacts {
  readonly language: AdLanguage
  readonly brand: string | null
  readonly trade: Trade | null
  /** What the business is: `sourdough bakery`. */
  readonly business: NounFact | null
  /** What it sells: `bread and cakes`, or the one thing that the campaign is about. */
  readonly sold: NounFact | null
  /** The one offer that the campaign is about. */
  readonly product: OfferFact | null
  readonly offers: readonly OfferFact[]
  readonly statements: readonly StatementFact[]
  readonly reviews: readonly ReviewFact[]
  /** The year it was founded. */
  readonly since: (Fact & { readonly year: string }) | null
  readonly place: (Fact & PlaceFact) | null
  /** Street and number, with the town if it's known. */
  readonly address: NounFact | null
  readonly area: NounFact | null
  readonly hours: (Fact & { readonly openings: readonly Opening[] }) | null
  readonly ways: readonly WayFact[]
  readonly audiences: readonly NounFact[]
  /** The reason for the ad now, without a full stop. */
  readonly occasion: NounFact | null
}
