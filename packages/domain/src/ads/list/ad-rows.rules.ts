import type { BalloonStatus } from '../../balloons/balloon-status.rules.ts'
import type { DeliveryLimit } from '../delivery-limit.rules.ts'
import type { StopReason } from '../stop-reasons.rules.ts'
import type { AdType } from '../ad-settings.rules.ts'
import type { Currency } from '../../core/money.ts'
import type { AdPlatform } from '../../ideas/platforms.rules.ts'
import { isLive } from '../../balloons/status-changes.rules.ts'

/** An ad, or one launch of it, as lists show it (LST-02). Null for what does not exist before a launch. */
export interface AdRow {
  readonly id: string
  readonly name: string
  readonly status: BalloonStatus
  readonly platform: AdPlatform | null
  readonly type: AdType
  readonly startDate: Date | null
  /** Planned; null for one that is paid every month. */
  readonly endDate: Date | null
  /** Why the launch of these dates ended; null for one that is still live. */
  readonly stopReason: StopReason | null
  readonly impressions: number | null
  /** Conversions if they are the ad's goal, else clicks. */
  readonly results: number | null
  /** Minor units. */
  readonly spend: number | null
  readonly currency: Currency
  readonly isArchived: boolean
  /** What keeps its launch from more; null where nothing does, or none is live. */
  readonly limit: DeliveryLimit | null
}

const dayMs = 86_400_000

/** Whole days until an ad ends, the last one counted; null where none runs or nobody knows. */
export function daysLeft({ status, endDate }: Pick<AdRow, 'status' | 'endDate'>, now: Date): number | null {
  if (!isLive(status) || endDate === null) return null
  return Math.max(0, Math.ceil((endDate.getTime() - now.getTime()) / dayMs))
}

/** What one result costs, in minor units, rounded; null without results: shown as N/A (PRF-01). */
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
