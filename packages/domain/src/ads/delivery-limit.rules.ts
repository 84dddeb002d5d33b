import type { BalloonStatus } from '../balloons/balloon-status.rules.ts'
import { type AdField, type EditorSection, sectionOfField } from './editor-sections.rules.ts'

/** What limits a live ad, each with one remedy. */
export const deliveryLimits = ['bid', 'budget', 'audience'] as const
export type DeliveryLimit = (typeof deliveryLimits)[number]

const mends = { bid: 'maxCpc', budget: 'plannedBudget', audience: 'locations' } as const satisfies Record<
  DeliveryLimit,
  AdField
>

/** The section of the editor with the setting that removes a limit. */
export function sectionOfLimit(limit: DeliveryLimit): EditorSection {
  return sectionOfField(mends[limit])
}

/** Stages in which an ad has learned and can be limited. */
export const limitedStatuses = ['running', 'endingSoon'] as const satisfies readonly BalloonStatus[]

/** An ad that spends less than this share of its plan is held back; one that spends more uses all it has. */
const shares = { heldBack: 0.8, spentOut: 0.95 }
/** Clicks that cost this share of the bid are at its upper end. */
const bidShare = 0.9
const leastDays = 3

/** The last whole days of a launch; amounts in minor units, without commission. */
export interface LimitFacts {
  readonly status: BalloonStatus
  /** How many of these days it was live. */
  readonly days: number
  readonly spend: number
  readonly clicks: number
  readonly results: number
  /** Its maximum spend on a day. */
  readonly dailyCap: number
  /** Maximum price for a click; null if nobody set it. */
  readonly bid: number | null
  /** The forecast cost of a result. */
  readonly expectedCost: number | null
}

/**
 * What limits a launch that has learned, or null: its bid if clicks cost as much as it allows and money is left; its
 * audience if money is left anyway; its budget if all of it is spent at no more than the forecast cost.
 */
export function limitOf(launch: LimitFacts): DeliveryLimit | null {
  const { days, spend, clicks, results, dailyCap, bid, expectedCost } = launch
  const hasLearned = limitedStatuses.some((status) => status === launch.status)
  const planned = dailyCap * days
  if (!hasLearned || days < leastDays || planned <= 0) return null
  if (spend < planned * shares.heldBack) {
    const isAtBid = bid !== null && (clicks === 0 || spend >= clicks * bid * bidShare)
    return isAtBid ? 'bid' : 'audience'
  }
  const isWorthMore = expectedCost !== null && results > 0 && spend <= results * expectedCost
  return spend >= planned * shares.spentOut && isWorthMore ? 'budget' : null
}
