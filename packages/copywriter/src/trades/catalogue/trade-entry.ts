import type { Angle } from '@aloft/domain/facts/angles.rules'
import type { TradeKind } from '@aloft/domain/facts/trade-kinds.rules'
import type { WayToBuy } from '@aloft/domain/facts/ways-to-buy.rules'
import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import type { Goal } from '@aloft/domain/core/goals'

/** The words of a trade in one language. Lists are comma-separated, the best first. */
export interface TradeWords {
  /** One such business, without an article: `bike repair shop`, `Fahrradwerkstatt`, `atelier de réparation de vélos`. */
  readonly business: string
  readonly businesses: string
  /** What it sells, as an ad would call it: `bike repairs and servicing`. */
  readonly sells: string
  /** Other words that mean this trade and no other. */
  readonly alsoCalled: string
  /** What it offers, as its price list would call it. */
  readonly offers: string
  /** What customers search for, without a place or a name. */
  readonly searches: string
  /** Search words of people who won't buy. */
  readonly negatives: string
  /** Questions that customers ask before they buy. */
  readonly questions: readonly string[]
}

/** A trade as the catalogue stores it. */
export interface TradeEntry {
  /** Lower case with hyphens: `bike-repair`. */
  readonly id: string
  readonly kind: TradeKind
  /** Types of schema.org that mean this trade, without a prefix; none if only broader ones would. */
  readonly schemaTypes: readonly string[]
  readonly goal: Goal
  /** How customers buy, the usual way first. */
  readonly ways: readonly WayToBuy[]
  /** How far customers come or are served, in kilometers; null if it sells to a whole country. */
  readonly radiusKm: number | null
  /** Names from the interest tree, the best first. */
  readonly interests: readonly string[]
  /** Leading angles in order; left out if the kind's own apply. */
  readonly angles?: readonly Angle[]
  readonly words: Readonly<Record<AdLanguage, TradeWords>>
}
