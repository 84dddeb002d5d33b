import type { AdLanguage } from '@aloft/domain/core/ad-languages'

/** What's known about a business. The caller leaves out texts about its customers. */
export interface BusinessWords {
  /** Null if unknown: the words of all three languages count. */
  readonly language: AdLanguage | null
  /** Types of schema.org, such as `Bakery`. */
  readonly schemaTypes: readonly string[]
  readonly name: string | null
  /** Its own description. The first sentence counts most. */
  readonly summary: string | null
  /** The title of its home page, without its name. */
  readonly titles: readonly string[]
  /** Headings and navigation. */
  readonly headings: readonly string[]
  readonly offers: readonly string[]
  readonly sentences: readonly string[]
}

/** Where the words that indicate a trade are. */
export type MatchSource = 'type' | 'name' | 'summary' | 'title' | 'heading' | 'offer' | 'sentence'

/** A trade with the words that indicate it. */
export interface MatchedTrade {
  readonly trade: { readonly id: string }
  /** 0 to 1. */
  readonly certainty: number
  /** Strongest first: the words as in the text that contains them. */
  readonly matched: readonly { readonly words: string; readonly text: string }[]
}

/**
 * Recognizes trades by words. The site reader has no catalogue of trades: the copywriter's matcher fits, and
 * the caller passes it in.
 */
export interface TradeMatcher {
  /** The trade of a business, if it's certain. */
  certainTrade(business: BusinessWords): MatchedTrade | null
  /** The ID of the trade that a text in a language without ads names; null if it names none or several. */
  foreignTrade(text: string): { readonly trade: string } | null
}
