import { type ResultKind, resultsOf } from './results.rules.ts'

// The safety net (LCH-15, OPN-81): ends a launch whose results are too few for chance, at half of its money at the earliest.

/** With fewer expected results for the spend, no conclusion is possible. */
const leastExpected = 5
/** A launch is ended if its results cost more than this many times the forecast. */
const dearFactor = 2
/** How likely a launch that keeps to its forecast may be ended in its whole life. Each check uses half of what is left. */
const allowedChance = 0.025
/** The net checks at half of the money of a period, and again after each further quarter. */
const checksPerPeriod = 4
/** Half of the conversions of a click are counted within these hours. */
const hoursToHalf = 24

/** Results until a given time; money in minor units. */
export interface SafetyCount {
  readonly spend: number
  readonly clicks: number
  readonly conversions: number
  /** The part of the spend whose conversions are still under way. */
  readonly ripeningSpend: number
}

/** Count of a launch after an hour, or a part of one, that began so many hours after the one counted before. */
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
  /** Largest spend for all that was paid, and for one funding period. */
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

/** How likely at most so many results are where so many are to be expected (Poisson), between whole counts in proportion. */
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

/** Whether so few results mean a launch that costs too much rather than bad luck, at any check (OPN-81). */
export function isShortfall(
  { results, expected }: { readonly results: number; readonly expected: number },
  check = 1,
): boolean {
  if (expected < leastExpected || results * dearFactor >= expected) return false
  return chanceOfSoFew(results, expected) < allowedChance * 0.5 ** check
}

/**
 * Whether the net ends a launch that has learned, at the moment at which its count came to be `now`: only where it looks
 * between the two counts. Conversions that are still under way are taken to arrive at the cost that was forecast.
 */
export function isStopped(before: SafetyCount, now: SafetyCount, terms: SafetyTerms): boolean {
  const { expectedCost, spendCap, resultKind } = terms
  const check = checkAt(now.spend, terms)
  if (!expectedCost || now.spend * 2 < spendCap || check <= checkAt(before.spend, terms)) return false
  const underWay = resultKind === 'conversions' ? now.ripeningSpend / expectedCost : 0
  const results = resultsOf(resultKind, now) + underWay
  return isShortfall({ results, expected: now.spend / expectedCost }, check)
}
