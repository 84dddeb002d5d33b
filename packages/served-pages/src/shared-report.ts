import type { ShownPeriod } from '@aloft/domain/ads/report-period.rules'
import type { Performance } from '@aloft/domain/ads/performance.rules'
import type { Currency } from '@aloft/domain/core/money'

/** A report as anyone with its link sees it: names of the brand and its ads, but of no person. */
export interface SharedReport {
  readonly brandName: string
  /** Null for all ads. */
  readonly adName: string | null
  /** The brand's color, as `#rrggbb`. */
  readonly color: string | null
  /** Until when the link works. */
  readonly expiryDate: Date
  /** Null if nothing was launched. */
  readonly figures: SharedFigures | null
}

export interface SharedFigures {
  readonly shown: ShownPeriod
  readonly currency: Currency
  readonly isSimulated: boolean
  /** Launches of the ad by number, or ads by name, with results in the period. Newest first. */
  readonly rows: readonly { readonly name: string | number; readonly performance: Performance }[]
}
