import { type Currency, shareOf } from '../core/money.ts'
import { shareCharge } from '../payments/payment.rules.ts'

/*
 * The money of an ad, in minor units of one currency. The budget is what the user pays without VAT; the commission is
 * part of it, and VAT comes on top when it is paid. All percentages are whole numbers of a hundred.
 */

/** Most that may be spent on a platform, so that spend and commission together stay within the budget. */
export function spendCapOf(budget: number, commissionPercent: number): number {
  return Math.floor((budget * 100) / (100 + commissionPercent))
}

/** The commission on what was spent (OPN-60). */
export function commissionOn(spend: number, commissionPercent: number): number {
  return shareOf(spend, commissionPercent)
}

/** VAT on an amount. */
export function vatOn(amount: number, vatPercent: number): number {
  return shareOf(amount, vatPercent)
}

/** What was paid for a launch, and what became of it. `spend` is null where the launch never started. */
export interface PaidLaunch {
  readonly budget: number
  readonly vat: number
  readonly spend: number | null
  readonly commissionPercent: number
}

export interface LaunchSettlement {
  readonly spend: number
  readonly commission: number
  /** What comes back of the budget. */
  readonly rest: number
  /** The VAT paid on the rest. */
  readonly vat: number
  /** Rest and its VAT: what is booked as credit. */
  readonly credit: number
}

/**
 * What a launch that has ended costs and gives back (OPN-40): the budget less spend and commission, never below zero,
 * with the VAT that was paid on it. A launch that never started gives everything back. Spend beyond the cap is not the
 * user's: their share of it ends where the budget does.
 */
export function settleLaunch({ budget, vat, spend, commissionPercent }: PaidLaunch): LaunchSettlement {
  const spent = Math.min(spend ?? 0, budget)
  const commission = Math.min(commissionOn(spent, commissionPercent), budget - spent)
  const rest = budget - spent - commission
  const vatBack = budget === 0 ? 0 : Math.round((vat * rest) / budget)
  return { spend: spent, commission, rest, vat: vatBack, credit: rest + vatBack }
}

/** What is to be paid for an ad, line by line, before anything is paid. */
export interface AdBill {
  readonly budget: number
  /** The part of the budget that goes to platforms at most, and the part that is ours if all of it does. */
  readonly adSpend: number
  readonly commission: number
  readonly vat: number
  readonly total: number
  /** Taken from the user's credit, with the VAT it holds. */
  readonly credit: number
  readonly toPay: number
}

/**
 * The bill of an ad: credit is a means of payment, not a discount, so that VAT stands on the whole budget. Of `credit`,
 * the most that may be used, it leaves what a provider takes at least, where credit does not pay all of it.
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
