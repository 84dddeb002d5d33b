import type { AutopilotState } from '@aloft/domain/ads/autopilot.entity'
import { autopilotLevers, checkAutopilotSwitch, type LeverSettings } from '@aloft/domain/ads/autopilot.rules'
import { adOrderOf } from '@aloft/domain/ads/ad-order.rules'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { fromMinorUnits } from '@aloft/domain/core/money'
import type { Db } from '../../../db/db.ts'
import { targetedAdOf } from '../../ads/targeted-ad.ts'
import { findAutopilot, isAutopilotOn, type AutopilotRecord } from './autopilot.repo.ts'
import type { Launch } from './launch.repo.ts'

/** Highest price per click that the user has set for a launch; null if none is set or the platform has no bids. */
export function maxBidOf(
  launch: Pick<Launch, 'platform' | 'targetCpc' | 'snapshot' | 'componentId'>,
): number | null {
  if (launch.platform !== 'google') return null
  return launch.targetCpc ?? targetedAdOf(launch.snapshot, launch.componentId)?.maxCpc ?? null
}

/** Current settings of a launch's levers. */
export function leversOf(
  launch: Launch,
  autopilot: AutopilotRecord,
): LeverSettings & { readonly maxBid: number | null } {
  const maxBid = maxBidOf(launch)
  return {
    isShown: autopilot.pausedPeriod === null,
    budget: launch.budget,
    bid: autopilot.bid ?? maxBid,
    maxBid,
  }
}

/** Settings of a launch's levers for the wire, with money in decimals. */
export function wireSettings({ isShown, budget, bid }: LeverSettings) {
  return { isShown, budget: fromMinorUnits(budget), bid: bid === null ? null : fromMinorUnits(bid) }
}

/** The autopilot of an ad as its user sees it, without expired holds. */
export async function autopilotStateOf(
  db: Db,
  balloon: Pick<Balloon, 'id' | 'status' | 'data'>,
  componentId: string,
  latest: Launch | undefined,
): Promise<AutopilotState> {
  const recurrence = adOrderOf(readValues(balloon.data), componentId)?.fundingRecurrence ?? 'oneOff'
  const refusal = checkAutopilotSwitch({ recurrence, status: balloon.status })
  const isOn = refusal !== 'oneOffAd' && (await isAutopilotOn(db, { balloonId: balloon.id, componentId }))
  const autopilot = latest?.startDate && !latest.endedDate ? await findAutopilot(db, latest.id) : undefined
  if (!latest || !autopilot) return { isOn, refusal, holds: [], settings: null }
  const { syncedUntil } = latest
  const holds = autopilotLevers.flatMap((lever) => {
    const hold = autopilot.holds[lever]
    const isHeld = hold && (hold.isLifted || !syncedUntil || hold.untilDate > syncedUntil)
    const isStillPaused = lever === 'showing' && autopilot.pausedPeriod !== null
    return hold && (isHeld || isStillPaused) ? [{ lever, ...hold }] : []
  })
  return { isOn, refusal, holds, settings: wireSettings(leversOf(latest, autopilot)) }
}
