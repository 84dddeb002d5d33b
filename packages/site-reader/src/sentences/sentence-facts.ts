import type { Area, Occasion, Offer, Opening, Proof, Way } from '@aloft/domain/scans/website-facts.entity'

/** A fact with the sentence that states it, word for word. */
export interface QuotedFact<T> {
  readonly value: T
  readonly sentence: string
  /** How certainly the sentence means it, 0 to 1. */
  readonly certainty: number
}

/** What sentences say about a business and what it sells. */
export interface SentenceFacts {
  readonly proofs: readonly QuotedFact<Proof>[]
  readonly offers: readonly QuotedFact<Offer>[]
  readonly ways: readonly QuotedFact<Way>[]
  readonly areas: readonly QuotedFact<Area>[]
  readonly hours: readonly QuotedFact<Opening>[]
  readonly occasions: readonly QuotedFact<Occasion>[]
  /** Sentences about customers: their problems, their gains, and who they are. */
  readonly problems: readonly string[]
  readonly benefits: readonly string[]
  readonly audiences: readonly string[]
}
