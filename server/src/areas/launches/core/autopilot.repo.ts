import type { AutopilotLever, LeverHolds } from '@aloft/domain/ads/autopilot.rules'
import { liveStatuses } from '@aloft/domain/balloons/status-changes.rules'
import type { Db } from '../../../db/db.ts'
import type { Launch } from './launch.repo.ts'

/** The autopilot's changes to a launch; money in minor units, without VAT. */
export interface AutopilotRecord {
  /** Number of the month in which the autopilot paused the ad; null while the ad should be shown. */
  readonly pausedPeriod: number | null
  /** Highest price per click; null means the price set at the launch. */
  readonly bid: number | null
  /** Amount of the launch's budget that came from other launches; negative if it went to them. */
  readonly shiftedBudget: number
  readonly holds: LeverHolds
  /** The autopilot has decided about all time before this date. */
  readonly decidedUntil: Date | null
  /** Number of changes to the launch, and how many of them the platform has received. */
  readonly version: number
  readonly sentVersion: number
}

type StoredHolds = Partial<Record<AutopilotLever, { untilDate: string; isLifted: boolean }>>
type Row = Omit<AutopilotRecord, 'holds'> & { holds: StoredHolds }

function parseAutopilot({ holds, ...row }: Row): AutopilotRecord {
  const read = Object.entries(holds).map(([lever, hold]) => [
    lever,
    { ...hold, untilDate: new Date(hold.untilDate) },
  ])
  return { ...row, holds: Object.fromEntries(read) as LeverHolds }
}

type AutopilotAd = Pick<Launch, 'balloonId' | 'componentId'>

export async function isAutopilotOn(db: Db, { balloonId, componentId }: AutopilotAd): Promise<boolean> {
  const row = await db('ad_autopilot').where({ balloonId, componentId }).first()
  return row !== undefined
}

export async function switchAutopilot(
  db: Db,
  { balloonId, componentId }: AutopilotAd,
  isOn: boolean,
): Promise<void> {
  const row = { balloonId, componentId }
  if (isOn) await db('ad_autopilot').insert(row).onConflict(['balloonId', 'componentId']).ignore()
  else await db('ad_autopilot').where(row).delete()
}

/** Adds the autopilot state of a new launch, if its ad has the autopilot on. */
export async function insertAutopilot(db: Db, launch: AutopilotAd & Pick<Launch, 'id'>): Promise<void> {
  if (await isAutopilotOn(db, launch)) await db('run_pilot').insert({ runId: launch.id })
}

/** The autopilot state of a launch, or undefined if it has none. */
export async function findAutopilot(db: Db, launchId: string): Promise<AutopilotRecord | undefined> {
  const row: Row | undefined = await db('run_pilot').where({ runId: launchId }).first()
  return row && parseAutopilot(row)
}

/** Like `findAutopilot`, with the row locked until the transaction ends. */
export async function lockAutopilot(db: Db, launchId: string): Promise<AutopilotRecord | undefined> {
  const row: Row | undefined = await db('run_pilot').where({ runId: launchId }).forUpdate().first()
  return row && parseAutopilot(row)
}

export async function updateAutopilot(
  db: Db,
  launchId: string,
  changes: Partial<AutopilotRecord>,
): Promise<void> {
  const { holds, ...row } = changes
  await db('run_pilot')
    .where({ runId: launchId })
    .update({ ...row, ...(holds && { holds: JSON.stringify(holds) }) })
}

/** Ids of the live launches with an autopilot that a launch may be compared with, including itself, in a fixed order. */
export async function listComparableLaunches(db: Db, launch: Launch): Promise<string[]> {
  return (
    db('ad_run')
      .join('run_pilot', 'run_pilot.runId', 'ad_run.id')
      .join('balloon', 'balloon.id', 'ad_run.balloonId')
      .where({
        'ad_run.ideaId': launch.ideaId,
        'ad_run.ownerId': launch.ownerId,
        'ad_run.platform': launch.platform,
        'ad_run.conversionObjective': launch.conversionObjective,
        'ad_run.resultKind': launch.resultKind,
        'ad_run.currency': launch.currency,
        'ad_run.vatPercent': launch.vatPercent,
        'ad_run.commissionPercent': launch.commissionPercent,
        'ad_run.endedDate': null,
      })
      // A test compares two versions under the same conditions, so the autopilot leaves its ad alone (OPN-80).
      .where((free) => free.where({ variantTexts: null }).orWhereNotNull('testVerdictDate'))
      .whereIn('balloon.status', [...liveStatuses])
      .orderBy('ad_run.id')
      .pluck('ad_run.id')
  )
}

/** Results of a launch from one day up to, but not including, another; days are ISO dates. */
export async function figuresOfDays(
  db: Db,
  launchId: string,
  from: string,
  until: string,
): Promise<{ readonly spend: number; readonly clicks: number; readonly conversions: number }> {
  const row: Record<string, number | null> | undefined = await db('ad_run_day')
    .where({ runId: launchId })
    .where('day', '>=', from)
    .where('day', '<', until)
    .sum({ spend: 'spend', clicks: 'clicks', conversions: 'conversions' })
    .first()
  return { spend: row?.['spend'] ?? 0, clicks: row?.['clicks'] ?? 0, conversions: row?.['conversions'] ?? 0 }
}
