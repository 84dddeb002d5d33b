import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import type { Angle } from '@aloft/domain/facts/angles.rules'
import type { ProofKind } from '@aloft/domain/facts/proofs.rules'
import type { WayToBuy } from '@aloft/domain/facts/ways-to-buy.rules'
import type { Opening } from '@aloft/domain/scans/website-facts.entity'
import type { Trade } from '../trades/trade.ts'
import type { PlaceFact } from './place.ts'

/** Where a fact comes from: somebody's words in the brief, or a page with the words on it. */
export type FactSource =
  | { readonly from: 'brief' }
  | { readonly from: 'website'; readonly url: string; readonly quote: string }

/** What an ad may say, with the name it is cited by, such as `offer:2`. */
interface Fact {
  readonly id: string
  readonly source: FactSource
}

/** Something for sale. */
export interface OfferFact extends Fact {
  readonly name: string
  /** The name with its kind of thing, where the name alone says nothing: `Wren table lamp`. */
  readonly label: string
  /** Without a word such as "from"; null where the pages name none. */
  readonly price: string | null
  readonly isFrom: boolean
}

/** A sentence in the language of the ad that says something for the business. */
export interface StatementFact extends Fact {
  readonly sentence: string
  /** Shorter forms that are true alone, without a full stop, the longest first. */
  readonly shorts: readonly string[]
  readonly angle: Angle
  /** What kind of proof it is; null for any other statement. */
  readonly proof: ProofKind | null
  /** It may stand in an ad by itself. "It never sleeps" leans on a sentence before it; a caption belongs to a picture. */
  readonly isQuotable: boolean
  /** It says what the business is or sells. */
  readonly isSummary: boolean
}

/** What a customer said, in their words. */
export interface ReviewFact extends Fact {
  readonly text: string
  readonly by: string | null
}

/** Words that name what is sold or who sells it, ready to stand in a text. */
export interface NounFact extends Fact {
  readonly text: string
}

export interface WayFact extends Fact {
  readonly way: WayToBuy
  /** The pages say so; otherwise it is what is usual in the trade. */
  readonly isRead: boolean
}

/** All that an ad may say of a business. Texts are in the language of the ad; names stay as they are. */
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
  /** The year it began in. */
  readonly since: (Fact & { readonly year: string }) | null
  readonly place: (Fact & PlaceFact) | null
  /** Street and number, with the town where it is known. */
  readonly address: NounFact | null
  readonly area: NounFact | null
  readonly hours: (Fact & { readonly openings: readonly Opening[] }) | null
  readonly ways: readonly WayFact[]
  readonly audiences: readonly NounFact[]
  /** Why the ad is made now, without a full stop. */
  readonly occasion: NounFact | null
}
