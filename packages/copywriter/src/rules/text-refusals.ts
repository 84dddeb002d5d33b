/** Why a text can't be in an ad, whoever wrote it. */
export const textRefusals = [
  /** It has more characters than its field accepts. */
  'tooLong',
  /** It cites no known fact. */
  'noKnownFact',
  /** It cites facts but states none of them. */
  'factNotUsed',
  /** A number, a price or a percentage in it is in no fact and not in the brief. */
  'inventedNumber',
  /** A proof in it, such as being the first or the cheapest, is in no fact and not in the brief. */
  'inventedProof',
  /** Apart from the brand's name, it says nothing. */
  'onlyBrand',
  /** It's about the ad or about reading it. */
  'aboutTheAd',
  /** It comes first, but what's sold isn't named where people read first. */
  'soldMissing',
  /** An interest that isn't in the tree. */
  'unknownInterest',
  /** A place that neither the brief nor its website names. */
  'unknownPlace',
  /** A brand name, a place or a price plan alone, among the first search terms. */
  'nameAlone',
] as const
export type TextRefusal = (typeof textRefusals)[number]
