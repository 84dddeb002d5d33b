import type { Area, Occasion, Offer, Opening, Proof, Way } from '@aloft/domain/scans/website-facts.entity'

/** A fact with the sentence that says it, word for word. */
export interface QuotedFact<T> {
  readonly value: T
  readonly sentence: string
  /** How surely the sentence means it, 0 to 1. */
  readonly certainty: number
}

/** What sentences say of a business and of what it sells. */
export interface SentenceFacts {
  readonly proofs: readonly QuotedFact<Proof>[]
  readonly offers: readonly QuotedFact<Offer>[]
  readonly ways: readonly QuotedFact<Way>[]
  readonly areas: readonly QuotedFact<Area>[]
  readonly hours: readonly QuotedFact<Opening>[]
  readonly occasions: readonly QuotedFact<Occasion>[]
  /** Sentences about what troubles customers, what they gain, and who they are. */
  readonly problems: readonly string[]
  readonly benefits: readonly string[]
  readonly audiences: readonly string[]
}
