import type { BalloonStatus } from '../../balloons/balloon-status.rules.ts'
import type { DeliveryLimit } from '../delivery-limit.rules.ts'
import type { StopReason } from '../stop-reasons.rules.ts'
import type { AdType } from '../ad-settings.rules.ts'
import type { Currency } from '../../core/money.ts'
import type { AdPlatform } from '../../ideas/platforms.rules.ts'
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
  readonly impressions: number | null
  /** Conversions if they're the ad's goal, otherwise clicks. */
  readonly results: number | null
  /** Minor units. */
  readonly spend: number | null
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

/** Cost of one result in minor units, rounded; null without results: shown as N/A (PRF-01). */
export function costPerResult({ spend, results }: Pick<AdRow, 'spend' | 'results'>): number | null {
  return spend === null || !results ? null : Math.round(spend / results)
}

/** The columns of a list, in order (LST-02). */
export const adColumns = [
  'name',
  'status',
  'platform',
  'type',
  'startDate',
  'timeRemaining',
  'impressions',
  'results',
  'spend',
  'performance',
] as const
export type AdColumn = (typeof adColumns)[number]
