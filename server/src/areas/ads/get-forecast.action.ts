import { spendCapOf } from '@aloft/domain/ads/ad-money.rules'
import {
  checkForecastKeywords,
  forecastConfidence,
  forecastOf,
  type ForecastRange,
} from '@aloft/domain/ads/forecast.rules'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { type Currency, fromMinorUnits, toMinorUnits } from '@aloft/domain/core/money'
import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import type { Campaign, PlatformForecast } from '../../gateways/ad-platform/ad-platform.port.ts'
import { findAccount } from '../account/account.repo.ts'
import { findBalloon } from '../balloons/balloon.repo.ts'
import { targetedAdOf } from './targeted-ad.ts'

/** The platform's forecast for an ad with a budget over a number of days (TGT-05, TGT-07 to TGT-10). */
export const getForecast = defineAction('get-forecast', {
  policy: onBrand(),

  async handle({ db, brand, gateways, log }, payload) {
    const { ideaId, balloonId, componentId, durationDays: days } = payload
    const balloon = await findBalloon(db, ideaId, balloonId)
    const ad = balloon && targetedAdOf(readValues(balloon.data), componentId)
    const owner = await findAccount(db, brand.ownerId)
    if (!ad || !owner) return { error: 'balloonNotFound' }
    const missing = checkForecastKeywords(ad.platform, ad.targeting.keywords.length)
    if (missing) return { error: 'notEnoughData', missing }

    const { commissionPercent } = planOf(owner.planLabel)
    const currency = owner.subscriptionCurrency as Currency
    const budget = toMinorUnits(payload.dailyBudget) * days
    const gateway = gateways.adPlatforms[ad.platform]
    const campaign: Campaign = { ...ad, currency, spendCap: spendCapOf(budget, commissionPercent), days }
    let platformForecast: PlatformForecast | null
    try {
      platformForecast = await gateway.forecast(campaign)
    } catch (error) {
      log.error({ err: error }, 'forecast failed')
      return { error: 'forecastFailed' }
    }
    const forecast = forecastOf(platformForecast, { days, commissionPercent, resultKind: ad.resultKind })
    if (forecast === 'notEnoughData') return { error: forecast, missing: 'visitors' as const }
    if (forecast === 'forecastNotAvailable') return { error: forecast }
    const { cost, costPerResult } = forecast
    return {
      ...forecast,
      cost: inDecimals(cost),
      costPerResult: costPerResult && inDecimals(costPerResult),
      currency,
      confidence: forecastConfidence,
      isSimulated: gateway.isSimulated,
    }
  },
})

function inDecimals({ low, middle, high }: ForecastRange): ForecastRange {
  return { low: fromMinorUnits(low), middle: fromMinorUnits(middle), high: fromMinorUnits(high) }
}
