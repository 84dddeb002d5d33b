import { checkKeywordCount } from './keyword-checks.rules.ts'
import { commissionOn } from './ad-money.rules.ts'
import type { ResultKind } from './results.rules.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'

/** How fast an ad reaches people, slowest first (TGT-08). */
export const forecastSpeeds = ['crawling', 'slow', 'average', 'fast', 'blazing'] as const
export type ForecastSpeed = (typeof forecastSpeeds)[number]

/** The lowest number of visitors a day for each speed. */
export const leastVisitorsOf: Readonly<Record<ForecastSpeed, number>> = {
  crawling: 0,
  slow: 5,
  average: 20,
  fast: 60,
  blazing: 200,
}

/** The speed for this many visitors a day (TGT-08). */
export function forecastSpeedOf(visitorsPerDay: number): ForecastSpeed {
  return forecastSpeeds.findLast((speed) => visitorsPerDay >= leastVisitorsOf[speed]) ?? 'crawling'
}

/** The middle of the expected values, and the range that contains `forecastConfidence` of 100 cases. */
export interface ForecastRange {
  readonly low: number
  readonly middle: number
  readonly high: number
}

/** How many of 100 outcomes are within a forecast's range. */
export const forecastConfidence = 80

/** Fewer people than this give no forecast: the targeting is too narrow (TGT-05). */
export const leastForecastPeople = 1_000
/** Fewer clicks than this over the whole launch prove nothing. */
export const leastForecastClicks = 10
/** Percentage of people who click and wait until the page has loaded. */
export const arrivingPercent = 85

/** Why there is no forecast (TGT-09). */
export const forecastFailures = ['forecastFailed', 'forecastNotAvailable', 'notEnoughData'] as const
export type ForecastFailure = (typeof forecastFailures)[number]

/** What's insufficient: money or days, keywords, or too many keywords for one forecast. */
export const missingForecastData = ['visitors', 'tooFewKeywords', 'tooManyKeywords'] as const
export type MissingForecastData = (typeof missingForecastData)[number]

/** Whether a forecast is possible with this many keywords; only Google has such a limit (TGT-07, OPN-68). */
export function checkForecastKeywords(
  platform: AdPlatform,
  count: number,
): Exclude<MissingForecastData, 'visitors'> | null {
  return platform === 'google' ? checkKeywordCount(count) : null
}

/** A platform's forecast for a whole launch; `spend` in minor units, without commission. */
export interface LaunchForecast {
  readonly people: number
  readonly spend: ForecastRange
  readonly clicks: ForecastRange
  readonly results: ForecastRange
  readonly costPerResult: ForecastRange | null
}

/** An ad's expected figures over its days (ACT-090). */
export interface Forecast {
  readonly speed: ForecastSpeed
  /** People who reach the page. */
  readonly visitors: ForecastRange
  readonly clicks: ForecastRange
  /** The result that measures the ad, and how many. */
  readonly resultKind: ResultKind
  readonly results: ForecastRange
  /** The spend, commission included, in minor units. */
  readonly cost: ForecastRange
  /** The same for one result; null if too many launches may have none. */
  readonly costPerResult: ForecastRange | null
}

const each = (range: ForecastRange, of: (value: number) => number): ForecastRange => ({
  low: of(range.low),
  middle: of(range.middle),
  high: of(range.high),
})

/** The forecast to show for a launch, null if the launch reaches nobody, or why there's none. */
export function forecastOf(
  forecast: LaunchForecast | null,
  {
    days,
    commissionPercent,
    resultKind,
  }: { readonly days: number; readonly commissionPercent: number; readonly resultKind: ResultKind },
): Forecast | Exclude<ForecastFailure, 'forecastFailed'> {
  if (!forecast || forecast.people < leastForecastPeople) return 'forecastNotAvailable'
  if (forecast.clicks.middle < leastForecastClicks) return 'notEnoughData'
  const visitors = each(forecast.clicks, (clicks) => Math.round((clicks * arrivingPercent) / 100))
  const withCommission = (range: ForecastRange) =>
    each(range, (spend) => Math.round(spend) + commissionOn(Math.round(spend), commissionPercent))
  return {
    speed: forecastSpeedOf(visitors.middle / days),
    visitors,
    clicks: forecast.clicks,
    resultKind,
    results: forecast.results,
    cost: withCommission(forecast.spend),
    costPerResult: forecast.costPerResult && withCommission(forecast.costPerResult),
  }
}
