import type { AdComponent } from '../balloons/components.rules.ts'
import { type Currency, fromMinorUnits } from '../core/money.ts'
import { minDailyBudget } from '../core/params.ts'
import { budgetInMinorUnits, dailyBudgetOf, fundingPeriodDays, typedNumberOf } from './funding.rules.ts'

/** The budget of a day, decimal, and the days that an ad is forecast for. */
export interface AdForecastPlan {
  readonly dailyBudget: number
  readonly durationDays: number
}

/** What an ad itself says; the least budget of a day where it says nothing (TGT-08). */
export function forecastPlan(ad: AdComponent, currency: Currency): AdForecastPlan {
  const durationDays = fundingPeriodDays(ad.fundingRecurrence, typedNumberOf(ad.durationDays))
  const budget = budgetInMinorUnits(typedNumberOf(ad.plannedBudget)) ?? 0
  const daily = Math.max(minDailyBudget[currency], dailyBudgetOf(budget, durationDays))
  return { dailyBudget: fromMinorUnits(daily), durationDays }
}
