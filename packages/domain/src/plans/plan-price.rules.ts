import { roundMoney, toMinorUnits } from '../core/money.ts'
import { isEntitled, planLabels, planOf } from './plan-catalogue.rules.ts'

/** The discount of a yearly payment compared with monthly ones, in percent (PLN-15). */
export const annualDiscountPercent = 29

const annualShare = (100 - annualDiscountPercent) / 100
const months = 12

/** What a plan costs without VAT, in decimal EUR: a month, a year at once, and a month of that year (PLN-15, OPN-58). */
export interface PlanPrices {
  readonly monthly: number
  readonly annual: number
  readonly annualPerMonth: number
}

export function pricesOf(label: string): PlanPrices {
  const monthly = planOf(label).monthlyPrice / 100
  const annual = roundMoney(monthly * months * annualShare)
  return { monthly, annual, annualPerMonth: roundMoney(annual / months) }
}

/** The amount due for one period of a plan, in minor units of EUR without VAT. */
export function periodPrice(label: string, isAnnual: boolean): number {
  const { monthly, annual } = pricesOf(label)
  return toMinorUnits(isAnnual ? annual : monthly)
}

/** The lowest price a month of a plan that launches ads, in minor units of EUR without VAT (PLN-06). */
export const launchPriceFrom = Math.min(
  ...planLabels.filter((label) => isEntitled(label, 'launchAds')).map((label) => planOf(label).monthlyPrice),
)
