import type { ResultKind } from './results.rules.ts'

// The cost of an ad's result, estimated from its own few results and from similar ads (AUT-05).

/** Figures of ads over a period; money in minor units of one currency. */
export interface AdCounts {
  readonly spend: number
  readonly clicks: number
  readonly conversions: number
}
export const noAdCounts: AdCounts = { spend: 0, clicks: 0, conversions: 0 }

/** Counts of ads with the same platform and goal: of the brand's other launches, and of other brands in its industry. */
export interface AdLessons {
  readonly brand: AdCounts
  readonly industry: AdCounts
}
export const noLessons: AdLessons = { brand: noAdCounts, industry: noAdCounts }

/** Expected results per unit of money: `rate` results, as certain as that many counted ones would make it. */
export interface RateEstimate {
  readonly rate: number
  readonly evidence: number
}

interface Events {
  readonly events: number
  readonly exposure: number
}

interface Stage {
  readonly of: (counts: AdCounts) => Events
  /** Number of an ad's own events that its family's rate is worth as evidence: 1 / (relative spread)². */
  readonly strength: number
}

// Rates of paid clicks differ between the ads of a brand by about a half, of buyers among visitors to one website by a
// third.
const clicksForMoney: Stage = {
  of: ({ clicks, spend }) => ({ events: clicks, exposure: spend }),
  strength: 4,
}
const conversionsOfClicks: Stage = {
  of: ({ conversions, clicks }) => ({ events: conversions, exposure: clicks }),
  strength: 8,
}
/** Brands of one industry differ by about a half, however many ads were counted. */
const industryStrength = 4
/** Forecasts miss the real cost of a result by about a half. */
const forecastStrength = 4
/** Weeks differ too, so no count makes a rate more certain than a tenth. */
const mostEvidence = 100
/** Used in place of zero results (Jeffreys' prior of a Poisson rate). */
const leastEvents = 0.5

const both = (one: Events, other: Events): Events => ({
  events: one.events + other.events,
  exposure: one.exposure + other.exposure,
})
/** The evidence of a product or of a chain of estimates: relative variances add up. */
const chained = (one: number, other: number) => (one > 0 && other > 0 ? 1 / (1 / one + 1 / other) : 0)

export function addCounts(counts: readonly AdCounts[]): AdCounts {
  const sum = (of: (one: AdCounts) => number) => counts.reduce((total, one) => total + of(one), 0)
  return {
    spend: sum(({ spend }) => spend),
    clicks: sum(({ clicks }) => clicks),
    conversions: sum(({ conversions }) => conversions),
  }
}

/** What an industry says about a brand, as events of the brand: fewer than its many ads would suggest. */
function fromIndustry(industry: Events): Events {
  const events = chained(industry.events, industryStrength)
  return events === 0
    ? { events: 0, exposure: 0 }
    : { events, exposure: (events * industry.exposure) / industry.events }
}

/** The Gamma posterior of one ad's rate, with the rate of its family as the prior's mean. */
function posterior(own: Events, family: Events, strength: number): RateEstimate | null {
  if (family.exposure <= 0) return null
  const mean = Math.max(family.events, leastEvents) / family.exposure
  const events = strength + own.events
  return { rate: events / (strength / mean + own.exposure), evidence: chained(events, mostEvidence) }
}

function estimateBy(kind: ResultKind, estimate: (stage: Stage) => RateEstimate | null): RateEstimate | null {
  const clicks = estimate(clicksForMoney)
  if (kind === 'clicks' || !clicks) return clicks
  const conversions = estimate(conversionsOfClicks)
  return (
    conversions && {
      rate: clicks.rate * conversions.rate,
      evidence: chained(clicks.evidence, conversions.evidence),
    }
  )
}

/**
 * Results per unit of money of one ad, compared with others of its family. Uncertainty about the family as a whole is
 * left out, because it's the same for all of them. `family` holds the counts of all compared ads, including its own.
 * Null if nothing was counted.
 */
export function relativeRate(
  kind: ResultKind,
  own: AdCounts,
  { family, lessons }: { readonly family: AdCounts; readonly lessons: AdLessons },
): RateEstimate | null {
  return estimateBy(kind, ({ of, strength }) => {
    const brand = both(of(family), of(lessons.brand))
    return posterior(of(own), both(brand, fromIndustry(of(lessons.industry))), strength)
  })
}

/**
 * The same for the ad by itself. `others` holds the counts of the ads it's shown with; here it matters how few they
 * are.
 */
export function absoluteRate(
  kind: ResultKind,
  own: AdCounts,
  { others, lessons }: { readonly others: AdCounts; readonly lessons: AdLessons },
): RateEstimate | null {
  return estimateBy(kind, ({ of, strength }) => {
    const brand = both(of(others), of(lessons.brand))
    const family = both(brand, fromIndustry(of(lessons.industry)))
    const isKnown = family.events > 0 && family.exposure > 0
    return posterior(of(own), isKnown ? family : of(own), isKnown ? chained(strength, family.events) : 0)
  })
}

/** An estimate that also uses a forecast of a result's cost, weighted like a few counted results. */
export function withForecast({ rate, evidence }: RateEstimate, cost: number): RateEstimate {
  const all = evidence + forecastStrength
  const exposure = (evidence > 0 ? evidence / rate : 0) + forecastStrength * cost
  return { rate: all / exposure, evidence: all }
}

/** Combined results of several ads, each weighted by its spend. */
export function jointRate(
  rates: readonly (RateEstimate & { readonly spend: number })[],
): RateEstimate | null {
  const spend = rates.reduce((total, one) => total + one.spend, 0)
  if (spend <= 0) return null
  const rate = rates.reduce((total, one) => total + (one.rate * one.spend) / spend, 0)
  const variance = rates.reduce(
    (total, one) => total + ((one.rate * one.spend) / spend) ** 2 / one.evidence,
    0,
  )
  return { rate, evidence: rate ** 2 / variance }
}

const gridSteps = 400
const gridWidth = 9

/** The part of a density over a ratio's logarithm that's below a limit; `density` returns its logarithm, unscaled. */
function partBelow(limit: number, spread: number, density: (log: number) => number, mode: number): number {
  const step = (2 * gridWidth * spread) / gridSteps
  let [below, all] = [0, 0]
  for (let index = 0; index < gridSteps; index += 1) {
    const log = mode + (index + 0.5 - gridSteps / 2) * step
    const mass = Math.exp(density(log) - density(mode))
    all += mass
    // The cell cut by the limit counts in part, so that the probability has no steps.
    below += mass * Math.min(1, Math.max(0, (limit - log) / step + 0.5))
  }
  return below / all
}

/** The probability that a result costs more in one ad than in others. */
export function chanceDearer(one: RateEstimate, others: RateEstimate): number {
  const [a, b] = [one.evidence, others.evidence]
  if (!(a > 0 && b > 0)) return 0.5
  // The ratio of two Gamma variates: the logarithm has a density that needs no special function.
  const limit = Math.log((others.rate * a) / (one.rate * b))
  const density = (log: number) => a * log - (a + b) * Math.log1p(Math.exp(log))
  return partBelow(limit, Math.sqrt(1 / a + 1 / b), density, Math.log(a / b))
}

/** The probability that a result costs more than an amount. */
export function chanceAbove({ rate, evidence }: RateEstimate, cost: number): number {
  if (!(evidence > 0)) return 0.5
  const density = (log: number) => evidence * (log - Math.exp(log))
  return partBelow(-Math.log(rate * cost), Math.sqrt(1 / evidence), density, 0)
}
