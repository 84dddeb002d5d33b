import type { Currency } from '../../core/money.ts'

/** Audience, places and budget of an ad, as far as Meta's rules need them. */
export interface LintedAudience {
  readonly minAge: number | null
  readonly maxAge: number | null
  readonly gender: string
  /** Zips among its places. */
  readonly zips: number
  /** Towns with a smaller radius than a special category requires. */
  readonly narrowTowns: number
  /** Whether it is shown in the European Union. */
  readonly isInEu: boolean
  /** Who pays for it, and who the advertiser is. */
  readonly payer: string
  readonly beneficiary: string
  /** Amounts in minor units; null while no budget is planned. */
  readonly budget: {
    readonly planned: number
    readonly days: number
    readonly leastDaily: number
    readonly currency: Currency
  } | null
}
