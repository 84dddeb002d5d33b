import { ForecastPanel, type ForecastPlan } from '@aloft/views/ads/forecast/forecast-panel'
import {
  budgetInMinorUnits,
  dailyBudgetOf,
  fundingPeriodDays,
  typedNumberOf,
} from '@aloft/domain/ads/funding.rules'
import { readKeywords } from '@aloft/domain/ads/keywords.rules'
import { type Currency, fromMinorUnits } from '@aloft/domain/core/money'
import { minDailyBudget } from '@aloft/domain/core/params'
import { useState } from 'react'
import type { AdContent } from '../../../state/ad-content.ts'
import { useForecast } from './use-forecast.ts'

export interface ForecastSectionProps {
  readonly ideaId: string
  readonly balloonId: string
  readonly content: AdContent
  readonly currency: Currency
  /** Applies the tried plan to the ad; left out if the ad can't be changed. */
  readonly onUse?: ((plan: ForecastPlan) => void) | undefined
  readonly onOpen?: ((section: 'targeting' | 'keywords') => void) | undefined
}

/** What to expect of the ad, with sliders that change nothing until they are taken over (TGT-08, TGT-09). */
export function ForecastSection(props: ForecastSectionProps) {
  const { ideaId, balloonId, content, currency, onUse, onOpen } = props
  const own = planOf(content, currency)
  const [tried, setTried] = useState<ForecastPlan | null>(null)
  const plan = tried ?? own
  const isOther = plan.dailyBudget !== own.dailyBudget || plan.durationDays !== own.durationDays
  const { state, retry } = useForecast({ ideaId, balloonId, componentId: content.campaignId, ...plan })
  return (
    <ForecastPanel
      state={state}
      plan={plan}
      currency={currency}
      minDailyBudget={fromMinorUnits(minDailyBudget[currency])}
      isMonthly={content.ad.fundingRecurrence === 'monthly'}
      numKeywords={'google' in content.ad ? readKeywords(content.ad.google.keywords).length : null}
      onPlan={setTried}
      onUse={
        onUse && isOther
          ? () => {
              onUse(plan)
              setTried(null)
            }
          : undefined
      }
      onRetry={retry}
      onOpen={onOpen}
    />
  )
}

/** What the ad itself says; the least of a day where it says nothing. */
function planOf({ ad }: AdContent, currency: Currency): ForecastPlan {
  const durationDays = fundingPeriodDays(ad.fundingRecurrence, typedNumberOf(ad.durationDays))
  const budget = budgetInMinorUnits(typedNumberOf(ad.plannedBudget)) ?? 0
  const daily = Math.max(minDailyBudget[currency], dailyBudgetOf(budget, durationDays))
  return { dailyBudget: fromMinorUnits(daily), durationDays }
}
