import { roundMoney, toMinorUnits } from '../core/money.ts'
import { planOf } from './plan-catalogue.rules.ts'

const annualShare = 0.71
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

/** What is due for one period of a plan, in minor units of EUR without VAT. */
export function periodPrice(label: string, isAnnual: boolean): number {
  const { monthly, annual } = pricesOf(label)
  return toMinorUnits(isAnnual ? annual : monthly)
}

/** Whether a referral code is one of a deal for life: configured codes, or what begins like one (PLN-05, OPN-57). */
export function isLifetimeDeal(code: string | null, configured: readonly string[] = ['LTD']): boolean {
  return code !== null && configured.some((prefix) => code.startsWith(prefix))
}

/** Whether an upgrade is offered: only to the smallest paid plan, never to a deal for life (NAV-11, OPN-57). */
export function isUpsold(
  label: string,
  referralCode: string | null,
  lifetimeCodes?: readonly string[],
): boolean {
  return label === 'basic-2407' && !isLifetimeDeal(referralCode, lifetimeCodes)
}
