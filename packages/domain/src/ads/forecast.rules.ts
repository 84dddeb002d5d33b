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

/** The speed of so many visitors a day (TGT-08). */
export function forecastSpeedOf(visitorsPerDay: number): ForecastSpeed {
  return forecastSpeeds.findLast((speed) => visitorsPerDay >= leastVisitorsOf[speed]) ?? 'crawling'
}

/** The middle of what may come, and between what it lies in `forecastConfidence` of 100 cases. */
export interface ForecastRange {
  readonly low: number
  readonly middle: number
  readonly high: number
}

/** How many of 100 outcomes lie within the range of a forecast. */
export const forecastConfidence = 80

/** Fewer people than this give no forecast: the targeting is too narrow (TGT-05). */
export const leastForecastPeople = 1_000
/** Fewer clicks than this over the whole launch say nothing. */
export const leastForecastClicks = 10
/** Of those who click, in percent, the ones who wait until the page is there. */
export const arrivingPercent = 85

/** Why there is no forecast (TGT-09). */
export const forecastFailures = ['forecastFailed', 'forecastNotAvailable', 'notEnoughData'] as const
export type ForecastFailure = (typeof forecastFailures)[number]

/** What there is not enough of: money or days, keywords, or too many keywords for one forecast. */
export const missingForecastData = ['visitors', 'tooFewKeywords', 'tooManyKeywords'] as const
export type MissingForecastData = (typeof missingForecastData)[number]

/** Whether a forecast can be made for so many keywords; other platforms than Google know none (TGT-07, OPN-68). */
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

/** What an ad may bring over its days (ACT-090). */
export interface Forecast {
  readonly speed: ForecastSpeed
  /** People who reach the page. */
  readonly visitors: ForecastRange
  readonly clicks: ForecastRange
  /** What the ad is measured by, and how much of it. */
  readonly resultKind: ResultKind
  readonly results: ForecastRange
  /** What is spent, commission included, in minor units. */
  readonly cost: ForecastRange
  /** The same for one result; null where too many launches may bring none. */
  readonly costPerResult: ForecastRange | null
}

const each = (range: ForecastRange, of: (value: number) => number): ForecastRange => ({
  low: of(range.low),
  middle: of(range.middle),
  high: of(range.high),
})

/** The forecast to show for a launch, null if the launch reaches nobody, or why there is none. */
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
