import type { Angle } from '@aloft/domain/facts/angles.rules'
import type { TradeKind } from '@aloft/domain/facts/trade-kinds.rules'
import type { WayToBuy } from '@aloft/domain/facts/ways-to-buy.rules'
import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import type { Goal } from '@aloft/domain/core/goals'

/** The words of a trade in one language. Lists are written with commas between, the best first. */
export interface TradeWords {
  /** One such business, without an article: `bike repair shop`, `Fahrradwerkstatt`, `atelier de réparation de vélos`. */
  readonly business: string
  readonly businesses: string
  /** What it sells, as an ad would name it: `bike repairs and servicing`. */
  readonly sells: string
  /** Other words that name this trade and no other. */
  readonly alsoCalled: string
  /** What it offers, each as its price list would name it. */
  readonly offers: string
  /** What customers type into a search, without a place or a name. */
  readonly searches: string
  /** Words of searches by people who will not buy. */
  readonly negatives: string
  /** What customers ask before they buy. */
  readonly questions: readonly string[]
}

/** A trade as the catalogue holds it. */
export interface TradeEntry {
  /** Lower case with hyphens: `bike-repair`. */
  readonly id: string
  readonly kind: TradeKind
  /** Types of schema.org that name it, without a prefix; none where only broader ones would. */
  readonly schemaTypes: readonly string[]
  readonly goal: Goal
  /** How customers buy, the usual way first. */
  readonly ways: readonly WayToBuy[]
  /** How far customers come or are served, in kilometers; null where it sells to a whole country. */
  readonly radiusKm: number | null
  /** Names of the interest tree, the best first. */
  readonly interests: readonly string[]
  /** Angles that lead, the first first; left out where those of its kind do. */
  readonly angles?: readonly Angle[]
  readonly words: Readonly<Record<AdLanguage, TradeWords>>
}
