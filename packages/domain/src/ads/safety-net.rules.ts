import { type ResultKind, resultsOf } from './results.rules.ts'

// The safety net (LCH-15, OPN-81): ends a launch if chance can't explain its few results, at half of its money at the
// earliest.

/** With fewer expected results for the spend, no conclusion is possible. */
const leastExpected = 5
/** A launch is ended if its results cost more than this many times the forecast. */
const dearFactor = 2
/**
 * The probability that a launch as good as its forecast is ended in its whole life. Each check uses half of what's
 * left.
 */
const allowedChance = 0.025
/** The net checks at half of a period's money, and again after each further quarter. */
const checksPerPeriod = 4
/** Half of the conversions of a click are counted within these hours. */
const hoursToHalf = 24

/** Results until a given time; money in minor units. */
export interface SafetyCount {
  readonly spend: number
  readonly clicks: number
  readonly conversions: number
  /** The part of the spend whose conversions are still expected. */
  readonly ripeningSpend: number
}

/** Count of a launch after an hour or part of one, which started this many hours after the previous count. */
export function countHour<Count extends SafetyCount>(
  count: Count,
  hour: Omit<SafetyCount, 'ripeningSpend'>,
  hoursLater: number,
): Count {
  return {
    ...count,
    spend: count.spend + hour.spend,
    clicks: count.clicks + hour.clicks,
    conversions: count.conversions + hour.conversions,
    ripeningSpend: count.ripeningSpend * 0.5 ** (hoursLater / hoursToHalf) + hour.spend,
  }
}

/** Limits that the net enforces. */
export interface SafetyTerms {
  readonly resultKind: ResultKind
  /** Forecast cost of one result, in minor units; null if there was no forecast. */
  readonly expectedCost: number | null
  /** Maximum spend for everything paid, and for one funding period. */
  readonly spendCap: number
  readonly periodCap: number
}

/** Number of the check that this spend has reached: 1 at half of the first period's money, 0 before. */
function checkAt(spend: number, { periodCap }: SafetyTerms): number {
  return periodCap > 0 ? Math.max(0, Math.floor((spend * checksPerPeriod) / periodCap) - 1) : 0
}

/** Spend of one period when the net checks it, in minor units. */
export function checksInPeriod(periodCap: number): readonly number[] {
  return Array.from(
    { length: checksPerPeriod - 1 },
    (_, check) => ((check + 2) * periodCap) / checksPerPeriod,
  )
}

/** The probability of at most this many results for an expected number (Poisson), interpolated between whole counts. */
export function chanceOfSoFew(results: number, expected: number): number {
  const whole = Math.floor(results)
  let term = Math.exp(-expected)
  let chance = term
  for (let count = 1; count <= whole; count += 1) {
    term *= expected / count
    chance += term
  }
  return chance + (results - whole) * ((term * expected) / (whole + 1))
}

/** Whether this few results mean that a launch costs too much rather than bad luck, at any check (OPN-81). */
export function isShortfall(
  { results, expected }: { readonly results: number; readonly expected: number },
  check = 1,
): boolean {
  if (expected < leastExpected || results * dearFactor >= expected) return false
  return chanceOfSoFew(results, expected) < allowedChance * 0.5 ** check
}

/**
 * Whether the net ends a launch that has learned, when its count reaches `now`: only if there's a check between the two
 * counts. Conversions that are still expected are assumed to arrive at the forecast cost.
 */
export function isStopped(before: SafetyCount, now: SafetyCount, terms: SafetyTerms): boolean {
  const { expectedCost, spendCap, resultKind } = terms
  const check = checkAt(now.spend, terms)
  if (!expectedCost || now.spend * 2 < spendCap || check <= checkAt(before.spend, terms)) return false
  const underWay = resultKind === 'conversions' ? now.ripeningSpend / expectedCost : 0
  const results = resultsOf(resultKind, now) + underWay
  return isShortfall({ results, expected: now.spend / expectedCost }, check)
}
