import type { BalloonStatus } from '../../balloons/balloon-status.rules.ts'
import type { DeliveryLimit } from '../delivery-limit.rules.ts'
import type { StopReason } from '../stop-reasons.rules.ts'
import type { AdType } from '../ad-settings.rules.ts'
import type { Currency } from '../../core/money.ts'
import type { AdPlatform } from '../../ideas/platforms.rules.ts'
import { type AdCounts, type FigureColumn, figureIn } from './ad-counts.rules.ts'
import { isLive } from '../../balloons/status-changes.rules.ts'

/** An ad, or one of its launches, as shown in lists (LST-02). Null for values that don't exist before a launch. */
export interface AdRow {
  readonly id: string
  readonly name: string
  readonly status: BalloonStatus
  readonly platform: AdPlatform | null
  readonly type: AdType
  readonly startDate: Date | null
  /** Planned; null for one that's paid monthly. */
  readonly endDate: Date | null
  /** Why the launch with these dates ended; null if it's still live. */
  readonly stopReason: StopReason | null
  /** What it brought in the chosen period. */
  readonly counts: AdCounts | null
  /** The same number of days right before; null if nothing is compared. */
  readonly before: AdCounts | null
  readonly currency: Currency
  readonly isArchived: boolean
  /** What limits its launch; null if nothing does or none is live. */
  readonly limit: DeliveryLimit | null
}

const dayMs = 86_400_000

/** Whole days until an ad ends, including the last one; null if none is live or the end is unknown. */
export function daysLeft({ status, endDate }: Pick<AdRow, 'status' | 'endDate'>, now: Date): number | null {
  if (!isLive(status) || endDate === null) return null
  return Math.max(0, Math.ceil((endDate.getTime() - now.getTime()) / dayMs))
}

/** Splits a list into the ads that were submitted and the drafts, each in the list's order. */
export function splitDrafts<Row extends Pick<AdRow, 'status'>>(
  rows: readonly Row[],
): { readonly submitted: readonly Row[]; readonly drafts: readonly Row[] } {
  const { drafts = [], submitted = [] } = Object.groupBy(rows, ({ status }) =>
    status === 'IN_PROGRESS' ? 'drafts' : 'submitted',
  )
  return { submitted, drafts }
}

/** A figure of an ad; null before its first launch, and if its divisor is zero. */
export function figureOf({ counts }: Pick<AdRow, 'counts'>, column: FigureColumn): number | null {
  return counts && figureIn(counts, column)
}
