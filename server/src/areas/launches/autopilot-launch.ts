import type { AutopilotState } from '@aloft/domain/ads/autopilot.entity'
import {
  autopilotLevers,
  checkAutopilotSwitch,
  type LeverSettings,
  type AutopilotLaunch,
} from '@aloft/domain/ads/autopilot.rules'
import { adOrderOf } from '@aloft/domain/ads/ad-order.rules'
import { daysCompared } from '@aloft/domain/ads/autopilot-comparison.rules'
import { resultsOf } from '@aloft/domain/ads/results.rules'
import type { LiveStatus } from '@aloft/domain/balloons/status-changes.rules'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import type { Db } from '../../db/db.ts'
import { targetedAdOf } from '../ads/targeted-ad.ts'
import { wireSettings } from './autopilot-log.repo.ts'
import { figuresOfDays, findAutopilot, isAutopilotOn, type AutopilotRecord } from './autopilot.repo.ts'
import { periodOf } from './launch-period.ts'
import type { Launch } from './launch.repo.ts'

const dayMs = 24 * 3_600_000

/** What the user of a launch lets a click cost at most; null if nobody set it, or its platform knows no bids. */
export function maxBidOf(
  launch: Pick<Launch, 'platform' | 'targetCpc' | 'snapshot' | 'componentId'>,
): number | null {
  if (launch.platform !== 'google') return null
  return launch.targetCpc ?? targetedAdOf(launch.snapshot, launch.componentId)?.maxCpc ?? null
}

/** Where the levers of a launch stand. */
function leversOf(
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

/** A live launch with its figures of the last full days before a moment, as the rules of the autopilot see it. */
export async function getAutopilotLaunch(
  db: Db,
  launch: Launch,
  autopilot: AutopilotRecord,
  { stage, at }: { readonly stage: LiveStatus; readonly at: Date },
): Promise<AutopilotLaunch> {
  const until = new Date(Math.floor(at.getTime() / dayMs) * dayMs)
  const from = new Date(until.getTime() - daysCompared * dayMs)
  const isoDay = (date: Date) => date.toISOString().slice(0, 10)
  const figures = await figuresOfDays(db, launch.id, isoDay(from), isoDay(until))
  const conversions = launch.resultKind === 'conversions' ? figures.conversions : 0
  const livedMs = until.getTime() - Math.max(from.getTime(), launch.startDate?.getTime() ?? until.getTime())
  return {
    ...leversOf(launch, autopilot),
    id: launch.id,
    stage,
    fundedPeriods: launch.fundedPeriods,
    pausedPeriod: autopilot.pausedPeriod,
    periodBudget: periodOf(launch).budget,
    commissionPercent: launch.commissionPercent,
    spend: launch.spend,
    expectedCost: launch.expectedCost,
    resultKind: launch.resultKind,
    recent: {
      days: Math.max(0, Math.round(livedMs / dayMs)),
      spend: figures.spend,
      clicks: figures.clicks,
      conversions,
      results: resultsOf(launch.resultKind, figures),
    },
    holds: autopilot.holds,
  }
}

/** The autopilot of an ad as its user sees it; holds that are over are left out. */
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
