import { abTestDays, type AdArm } from './ab-test.rules.ts'
import { chanceDearer, type RateEstimate } from './autopilot-estimate.rules.ts'
import { type ResultKind, resultsOf } from './results.rules.ts'

// Who wins an A/B test, how sure that is, and what a budget can show at all (OPN-80).

/** Figures of one version in a test; spend in minor units. */
export interface ArmFigures {
  readonly spend: number
  readonly clicks: number
  readonly conversions: number
}
export type FiguresByArm<Figures extends ArmFigures = ArmFigures> = Readonly<Record<AdArm, Figures>>

/**
 * A version counts as likely better from this probability on. Either of two equal versions reaches it by chance in
 * twice the rest: 3 of 100 tests.
 */
export const likelyChance = 0.985

/** The verdict of a test that has ended. */
export interface AbVerdict {
  /** The version that the rest of the budget goes to. */
  readonly winner: AdArm
  /** The probability that its results cost less; null if there was nothing to compare, or a tie. */
  readonly chance: number | null
}

/** Used in place of zero results (Jeffreys' prior of a Poisson rate). */
const leastEvents = 0.5

function rateOf(results: number, spend: number): RateEstimate {
  const events = results + leastEvents
  return { rate: events / spend, evidence: events }
}

/**
 * The verdict by the lower cost per click or conversion. Without results, or in a tie, the original wins. Compares
 * results per money spent, so the versions need not have spent the same.
 */
export function decideAbTest(kind: ResultKind, { original, variant }: FiguresByArm): AbVerdict {
  const [own, other] = [resultsOf(kind, original), resultsOf(kind, variant)]
  const isComparable = original.spend > 0 && variant.spend > 0 && own + other > 0
  const lead = isComparable ? other * original.spend - own * variant.spend : 0
  if (lead === 0) return { winner: 'original', chance: null }
  const rates = { original: rateOf(own, original.spend), variant: rateOf(other, variant.spend) }
  const chance = chanceDearer(rates.original, rates.variant)
  return lead > 0 ? { winner: 'variant', chance } : { winner: 'original', chance: 1 - chance }
}

/** Whether a verdict is sure enough to be called one; otherwise, luck may explain the lead. */
export function isLikely({ chance }: Pick<AbVerdict, 'chance'>): boolean {
  return chance !== null && chance >= likelyChance
}

/** The share of tests in which a difference that is large enough shows. */
export const statedPower = 0.8
// Normal quantiles of the likely chance and of the power, the latter with a margin: counts are no normal variates.
const quantiles = { likely: 2.1701, power: 1.0364 }
/** A version is hardly ever more than twice as good as another, so a test that needs more shows nothing. */
const mostTimesBetter = 2

/**
 * The least difference that a test shows in 8 of 10 cases, as the share by which a result of the better version costs
 * less, for the number of results that the worse version is expected to have. Null if it can show none.
 */
export function leastDifference(resultsOfWorse: number): number | null {
  const isShown = (times: number) =>
    Math.log(times) >=
    (quantiles.likely + quantiles.power) *
      Math.sqrt((1 + 1 / times) / Math.max(resultsOfWorse, Number.EPSILON))
  if (!isShown(mostTimesBetter)) return null
  let [low, high] = [1, mostTimesBetter]
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    if (isShown(middle)) high = middle
    else low = middle
  }
  return 1 - 1 / high
}

/** What a test can show with a budget. */
export interface AbTestOutlook {
  /** Results that each version is expected to have at least. */
  readonly results: number
  /** The least difference that it shows, as a share of the cost per result; null if it can show none. */
  readonly difference: number | null
}

/**
 * What a test can show, from the low end of the forecast of a launch with `days` days: half of the budget for each
 * version, for the days of the test. Nine of ten launches have at least this many results.
 */
export function abTestOutlook(forecast: {
  readonly lowResults: number
  readonly days: number
}): AbTestOutlook {
  const { lowResults, days } = forecast
  const results = Math.floor((lowResults / 2) * Math.min(1, abTestDays / Math.max(1, days)))
  return { results, difference: leastDifference(results) }
}
