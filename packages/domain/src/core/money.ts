import { roundDecimal, shiftDecimal } from './decimal.ts'

/** Currencies an account may be billed in. All have two decimals, which the rounding below relies on. */
export const currencies = ['EUR', 'USD', 'GBP', 'CHF'] as const
export type Currency = (typeof currencies)[number]

/** An amount for calculations: whole minor units (cents), never decimals. */
export interface Money {
  readonly minor: number
  readonly currency: Currency
}

const decimals = 2

/** Rounds a decimal amount to cents, half away from zero: 1.005 becomes 1.01 (HLP-06). */
export function roundMoney(decimal: number): number {
  return roundDecimal(decimal, decimals)
}

/** Minor units of a decimal amount from the wire, rounded to whole cents. */
export function toMinorUnits(decimal: number): number {
  return shiftDecimal(roundMoney(decimal), decimals)
}

/** The decimal amount for minor units, as used on the wire and in the interface. */
export function fromMinorUnits(minor: number): number {
  return shiftDecimal(minor, -decimals)
}

/** A share of an amount in percent, rounded to whole minor units, half away from zero. */
export function shareOf(amount: number, percent: number): number {
  return Math.sign(amount) * Math.round((Math.abs(amount) * percent) / 100)
}
