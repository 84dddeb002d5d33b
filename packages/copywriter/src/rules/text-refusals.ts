/** Why a text cannot stand in an ad, whoever wrote it. */
export const textRefusals = [
  /** It has more characters than its field takes. */
  'tooLong',
  /** It names no fact that is known. */
  'noKnownFact',
  /** It names facts, and says none of them. */
  'factNotUsed',
  /** A number, a price or a percentage in it stands in no fact and not in the brief. */
  'inventedNumber',
  /** A proof in it, such as being the first or the cheapest, stands in no fact and not in the brief. */
  'inventedProof',
  /** Beside the name of the brand it says nothing. */
  'onlyBrand',
  /** It speaks of the ad or of reading it. */
  'aboutTheAd',
  /** It leads, and what is sold is not named where it is read first. */
  'soldMissing',
  /** An interest that the tree does not hold. */
  'unknownInterest',
  /** A place that neither the brief nor its website names. */
  'unknownPlace',
  /** The name of the brand, a place or a price plan alone, among the first search terms. */
  'nameAlone',
] as const
export type TextRefusal = (typeof textRefusals)[number]
