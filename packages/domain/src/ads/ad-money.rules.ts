import { type Currency, shareOf } from '../core/money.ts'
import { shareCharge } from '../payments/payment.rules.ts'

/*
 * The money of an ad, in minor units of one currency. The budget is what the user pays without VAT; the commission is
 * part of it, and VAT comes on top when it is paid. All percentages are whole numbers of a hundred.
 */

/** The maximum spend on a platform, so that spend and commission together stay within the budget. */
export function spendCapOf(budget: number, commissionPercent: number): number {
  return Math.floor((budget * 100) / (100 + commissionPercent))
}

/** The commission on the spend (OPN-60). */
export function commissionOn(spend: number, commissionPercent: number): number {
  return shareOf(spend, commissionPercent)
}

/** VAT on an amount. */
export function vatOn(amount: number, vatPercent: number): number {
  return shareOf(amount, vatPercent)
}

/** What was paid for a launch, and how it was used. `spend` is null if the launch never started. */
export interface PaidLaunch {
  readonly budget: number
  readonly vat: number
  readonly spend: number | null
  readonly commissionPercent: number
}

export interface LaunchSettlement {
  readonly spend: number
  readonly commission: number
  /** The unused part of the budget. */
  readonly rest: number
  /** The VAT paid on the rest. */
  readonly vat: number
  /** Rest and its VAT, booked as credit. */
  readonly credit: number
}

/**
 * What an ended launch costs and returns (OPN-40): the budget minus spend and commission, never below zero, with the
 * VAT paid on it. A launch that never started returns everything. The user doesn't pay for spend beyond the cap: their
 * share ends where the budget does.
 */
export function settleLaunch({ budget, vat, spend, commissionPercent }: PaidLaunch): LaunchSettlement {
  const spent = Math.min(spend ?? 0, budget)
  const commission = Math.min(commissionOn(spent, commissionPercent), budget - spent)
  const rest = budget - spent - commission
  const vatBack = budget === 0 ? 0 : Math.round((vat * rest) / budget)
  return { spend: spent, commission, rest, vat: vatBack, credit: rest + vatBack }
}

/** The amount due for an ad, line by line, before payment. */
export interface AdBill {
  readonly budget: number
  /** The maximum part of the budget that goes to platforms, and our part if all of it is spent. */
  readonly adSpend: number
  readonly commission: number
  readonly vat: number
  readonly total: number
  /** Paid from the user's credit, including its VAT. */
  readonly credit: number
  readonly toPay: number
}

/**
 * The bill for an ad. Credit is a means of payment, not a discount, so VAT applies to the whole budget. `credit` is the
 * most that may be used. If it doesn't cover everything, it leaves at least the provider's minimum.
 */
export function billOf(
  budget: number,
  rates: { readonly commissionPercent: number; readonly vatPercent: number },
  credit: number,
  currency: Currency,
): AdBill {
  const adSpend = spendCapOf(budget, rates.commissionPercent)
  const vat = vatOn(budget, rates.vatPercent)
  const total = budget + vat
  return {
    budget,
    adSpend,
    commission: budget - adSpend,
    vat,
    total,
    ...shareCharge(total, credit, currency),
  }
}
