import { defaultFundingDays, type FundingRecurrence } from '../balloons/campaign-settings.rules.ts'
import { type Currency, toMinorUnits } from '../core/money.ts'
import { checkNumber } from '../core/numbers.ts'
import { minDailyBudget } from '../core/params.ts'
import { type AdAccountType, adAccountTypes } from '../ideas/platforms.rules.ts'
import { isEntitled, planOf } from '../plans/plan-catalogue.rules.ts'

/** The longest launch that can be paid in one go, in days. */
export const maxDurationDays = 365

/** The suggested starting budget, in minor units; the figures are for EUR (LCH-16). */
export const suggestedBudget = { from: 50_00, to: 250_00 } as const

/**
 * A number as stored in an ad: as typed while it isn't a valid number, so nothing is lost while it's corrected, and
 * null if it's missing.
 */
export type TypedNumber = number | string | null

/** A stored number; an empty text counts as missing. */
export function typedNumberOf(value: TypedNumber): TypedNumber {
  return typeof value === 'string' && value.trim() === '' ? null : value
}

/** The stored form of a typed number, with a comma or a dot before its decimals. */
export function typedNumberFrom(text: string): TypedNumber {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return null
  return checkNumber(typed) === null ? Number(typed) : text
}

/** The largest amount or count that an ad may contain. Above it, the ledger can't count exactly. */
export const maxAmount = 1_000_000_000

export type NumberFailure = 'requiredValue' | 'numberInvalid' | 'tooManyDecimals'

/** Why an amount or a count is refused, or null (FLV-21): from 0 to `maxAmount`, at most two decimals. */
export function checkTypedNumber(value: TypedNumber): NumberFailure | null {
  if (value === null) return 'requiredValue'
  const failure = checkNumber(String(value))
  const isWithin = Number(value) >= 0 && Number(value) <= maxAmount
  return failure ?? (isWithin ? null : 'numberInvalid')
}

/** Days that one payment covers (EDT-11): 30, or the length of a one-off launch. */
export function fundingPeriodDays(recurrence: FundingRecurrence, durationDays: TypedNumber): number {
  if (recurrence === 'monthly' || checkDuration(durationDays) !== null) return defaultFundingDays
  return Number(durationDays)
}

/** Why the length of a launch is refused, or null (EDT-06): whole days, at least one. */
export function checkDuration(days: TypedNumber): NumberFailure | 'tooShort' | 'tooLong' | null {
  const failure = checkTypedNumber(days)
  if (failure) return failure
  if (Number(days) < 1) return 'tooShort'
  if (Number(days) > maxDurationDays) return 'tooLong'
  return Number.isInteger(Number(days)) ? null : 'numberInvalid'
}

/** A budget's daily amount, in whole minor units. */
export function dailyBudgetOf(budget: number, days: number): number {
  return Math.floor(budget / days)
}

/** The minimum budget of a launch, in minor units (EDT-09). */
export function leastBudgetOf(currency: Currency, days: number): number {
  return minDailyBudget[currency] * days
}

/** Why a budget is refused, or null (EDT-09, FLV-21). `budget` is decimal, as on the wire. */
export function checkBudget(
  budget: TypedNumber,
  currency: Currency,
  days: number,
): NumberFailure | 'budgetTooLow' | null {
  const failure = checkTypedNumber(budget)
  if (failure) return failure
  return toMinorUnits(Number(budget)) < leastBudgetOf(currency, days) ? 'budgetTooLow' : null
}

/** Why an ad's maximum price for a click is refused, or null; it may be left open (ENT-25). */
export function checkMaxCpc(bid: TypedNumber): NumberFailure | null {
  if (bid === null) return null
  return checkTypedNumber(bid) ?? (Number(bid) === 0 ? 'numberInvalid' : null)
}

/** An ad's budget in minor units, or null if it isn't a number. */
export function budgetInMinorUnits(budget: TypedNumber): number | null {
  return checkTypedNumber(budget) === null ? toMinorUnits(Number(budget)) : null
}

/** The ad accounts that a plan allows: ours, and the user's own with a plan that exports to them (PLN-07). */
export function offeredAdAccounts(planLabel: string): readonly AdAccountType[] {
  const isOffered = (type: AdAccountType) =>
    type === 'provider' || isEntitled(planLabel, 'exportToOwnAdAccount')
  return adAccountTypes.filter(isOffered)
}

/**
 * Our commission on top of an ad's spend, in percent: the plan's, and none on the user's own account (PLN-14, OPN-60).
 */
export function commissionPercentOf(label: string, adAccountType: AdAccountType): number {
  return adAccountType === 'byoaa' ? 0 : planOf(label).commissionPercent
}
