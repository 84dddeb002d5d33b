/** A run at a moment; `expectedCost` is what one result was foretold to cost, null where nobody could tell. */
export interface SafetyFacts {
  readonly spend: number
  readonly spendCap: number
  readonly results: number
  readonly expectedCost: number | null
}

/**
 * Whether a run is to be stopped before it spends more (LCH-15, OPN-81): half of the money is gone, and a result has
 * cost more than twice what was foretold. No result at all costs more than any.
 */
export function isCaught({ spend, spendCap, results, expectedCost }: SafetyFacts): boolean {
  if (expectedCost === null || spend * 2 < spendCap) return false
  return spend > results * expectedCost * 2
}
