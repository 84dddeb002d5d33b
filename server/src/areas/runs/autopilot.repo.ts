import type { AutopilotLever, LeverHolds } from '@aloft/domain/ads/autopilot.rules'
import { liveStatuses } from '@aloft/domain/balloons/status-changes.rules'
import type { Db } from '../../db/db.ts'
import type { AdRun } from './run.repo.ts'

/** What the autopilot has changed in a run; money in minor units, without VAT. */
export interface AutopilotRecord {
  /** The month in which it stopped showing the ad; null while the ad should be shown. */
  readonly pausedPeriod: number | null
  /** Highest price for a click; null: as at the launch. */
  readonly bid: number | null
  /** How much of the run's budget came from other runs or, below zero, went to them. */
  readonly shiftedBudget: number
  readonly holds: LeverHolds
  /** Until when it has decided about the run. */
  readonly decidedUntil: Date | null
  /** How many times the run was changed, and how many of these changes its platform has. */
  readonly version: number
  readonly sentVersion: number
}

const columns = {
  pausedPeriod: 'paused_period',
  bid: 'bid',
  shiftedBudget: 'shifted_budget',
  holds: 'holds',
  decidedUntil: 'steered_until',
  version: 'version',
  sentVersion: 'told_version',
} as const satisfies Record<keyof AutopilotRecord, string>

type StoredHolds = Partial<Record<AutopilotLever, { untilDate: string; isLifted: boolean }>>
type Row = Omit<AutopilotRecord, 'bid' | 'shiftedBudget' | 'holds'> & {
  bid: string | null
  shiftedBudget: string
  holds: StoredHolds
}

function parseAutopilot({ bid, shiftedBudget, holds, ...row }: Row): AutopilotRecord {
  const read = Object.entries(holds).map(([lever, hold]) => [
    lever,
    { ...hold, untilDate: new Date(hold.untilDate) },
  ])
  return {
    ...row,
    bid: bid === null ? null : Number(bid),
    shiftedBudget: Number(shiftedBudget),
    holds: Object.fromEntries(read) as LeverHolds,
  }
}

type AutopilotAd = Pick<AdRun, 'balloonId' | 'componentId'>

/** Whether the autopilot of an ad is on. */
export async function isAutopilotOn(db: Db, { balloonId, componentId }: AutopilotAd): Promise<boolean> {
  const row = await db('ad_autopilot').where({ balloon_id: balloonId, component_id: componentId }).first()
  return row !== undefined
}

/** Switches it on or off. */
export async function switchAutopilot(
  db: Db,
  { balloonId, componentId }: AutopilotAd,
  isOn: boolean,
): Promise<void> {
  const row = { balloon_id: balloonId, component_id: componentId }
  if (isOn) await db('ad_autopilot').insert(row).onConflict(['balloon_id', 'component_id']).ignore()
  else await db('ad_autopilot').where(row).delete()
}

/** Adds the autopilot state of a new run, if its ad has the autopilot on. */
export async function insertAutopilot(db: Db, run: AutopilotAd & Pick<AdRun, 'id'>): Promise<void> {
  if (await isAutopilotOn(db, run)) await db('run_pilot').insert({ run_id: run.id })
}

/** The autopilot state of a run, or undefined if it has none. */
export async function findAutopilot(db: Db, runId: string): Promise<AutopilotRecord | undefined> {
  const row: Row | undefined = await db('run_pilot').where({ run_id: runId }).first(columns)
  return row && parseAutopilot(row)
}

/** The same, locked until the transaction ends. */
export async function lockAutopilot(db: Db, runId: string): Promise<AutopilotRecord | undefined> {
  const row: Row | undefined = await db('run_pilot').where({ run_id: runId }).forUpdate().first(columns)
  return row && parseAutopilot(row)
}

export async function updateAutopilot(
  db: Db,
  runId: string,
  changes: Partial<AutopilotRecord>,
): Promise<void> {
  const row = Object.entries(changes).map(([name, value]) => [
    columns[name as keyof AutopilotRecord],
    name === 'holds' ? JSON.stringify(value) : value,
  ])
  await db('run_pilot').where({ run_id: runId }).update(Object.fromEntries(row))
}

/** Ids of the live runs with an autopilot that a run may be compared with, including itself, in a fixed order. */
export async function listComparableRuns(db: Db, run: AdRun): Promise<string[]> {
  return db('ad_run')
    .join('run_pilot', 'run_pilot.run_id', 'ad_run.id')
    .join('balloon', 'balloon.id', 'ad_run.balloon_id')
    .where({
      'ad_run.idea_id': run.ideaId,
      'ad_run.owner_id': run.ownerId,
      'ad_run.platform': run.platform,
      'ad_run.conversion_objective': run.conversionObjective,
      'ad_run.result_kind': run.resultKind,
      'ad_run.currency': run.currency,
      'ad_run.vat_percent': run.vatPercent,
      'ad_run.commission_percent': run.commissionPercent,
      'ad_run.ended_date': null,
    })
    .whereIn('balloon.status', [...liveStatuses])
    .orderBy('ad_run.id')
    .pluck('ad_run.id')
}

/** What a run brought on the days from one until another, as ISO dates, the last one left out. */
export async function figuresOfDays(
  db: Db,
  runId: string,
  from: string,
  until: string,
): Promise<{ readonly spend: number; readonly clicks: number; readonly conversions: number }> {
  const row: Record<string, string | null> | undefined = await db('ad_run_day')
    .where({ run_id: runId })
    .where('day', '>=', from)
    .where('day', '<', until)
    .sum({ spend: 'spend', clicks: 'clicks', conversions: 'conversions' })
    .first()
  const number = (name: string) => Number(row?.[name] ?? 0)
  return { spend: number('spend'), clicks: number('clicks'), conversions: number('conversions') }
}
