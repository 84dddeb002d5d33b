import type { AutopilotEvent, AutopilotLog } from '@aloft/domain/ads/autopilot.entity'
import type { AutopilotDecision, AutopilotLever, AutopilotRemark } from '@aloft/domain/ads/autopilot.rules'
import { type Currency, fromMinorUnits } from '@aloft/domain/core/money'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../../db/db.ts'
import { wireSettings } from '../core/autopilot-state.ts'
import type { Launch } from '../core/launch.repo.ts'

type State = AutopilotLog['state']
type Figures = AutopilotDecision['figures']
type StoredDecision = Omit<
  AutopilotDecision,
  'launchId' | 'rule' | 'holdUntilDate' | 'figures' | 'chance'
> & {
  readonly figures: Omit<Figures, 'estimatedCost'> & { readonly estimatedCost?: number | null }
  /** Missing in entries written before estimates existed. */
  readonly chance?: number | null
  readonly holdUntilDate: string | null
}

/** A new entry, or the result of a requested evaluation. */
export interface NewLog {
  readonly ad: Pick<Launch, 'balloonId' | 'componentId'>
  readonly launch: Pick<Launch, 'id' | 'isSimulated'> | null
  readonly date: Date
  readonly event: AutopilotEvent
  readonly decision?: AutopilotDecision
  readonly remark?: AutopilotRemark
  readonly lever?: AutopilotLever
}

function rowOf({ ad, launch, date, event, decision, remark, lever }: NewLog) {
  const { launchId: _launchId, rule: _rule, ...stored } = decision ?? {}
  return {
    balloonId: ad.balloonId,
    componentId: ad.componentId,
    runId: launch?.id ?? null,
    date,
    state: 'done',
    event,
    decision: decision ? JSON.stringify(stored) : null,
    remark: remark ?? null,
    lever: lever ?? null,
    isSimulated: launch?.isSimulated ?? false,
  }
}

export async function insertLog(db: Db, log: NewLog): Promise<void> {
  await db('autopilot_log').insert({ id: uuidv7(), ...rowOf(log) })
}

/** Starts a requested evaluation and returns its id; null if one is in progress (AUT-03). */
export async function startEvaluation(db: Db, log: NewLog): Promise<string | null> {
  const added: { id: string }[] = await db('autopilot_log')
    .insert({ id: uuidv7(), ...rowOf(log), state: 'inProgress' })
    .onConflict(db.raw(`(balloon_id, component_id) where state = 'inProgress'`))
    .ignore()
    .returning('id')
  return added[0]?.id ?? null
}

/** The ad of an evaluation in progress; undefined if the evaluation has ended. */
export async function findEvaluation(
  db: Db,
  id: string,
): Promise<{ readonly balloonId: string; readonly componentId: string } | undefined> {
  return db('autopilot_log').where({ id, state: 'inProgress' }).first('balloonId', 'componentId')
}

/** Ends an evaluation with its result. */
export async function finishEvaluation(db: Db, id: string, log: NewLog): Promise<void> {
  await db('autopilot_log').where({ id, state: 'inProgress' }).update(rowOf(log))
}

export async function failEvaluation(db: Db, id: string): Promise<void> {
  await db('autopilot_log').where({ id, state: 'inProgress' }).update({ state: 'failed' })
}

interface Row {
  id: string
  date: Date
  state: State
  event: AutopilotEvent
  decision: StoredDecision | null
  remark: AutopilotRemark | null
  lever: AutopilotLever | null
  isSimulated: boolean
  platform: AdPlatform | null
  currency: Currency | null
  otherAd: string | null
}

const longest = 100

/** Log entries of an ad, newest first, or only the entry with the given id. */
export async function listLogs(db: Db, balloonId: string, id?: string): Promise<AutopilotLog[]> {
  const query = db('autopilot_log as log')
    .leftJoin('ad_run as launch', 'launch.id', 'log.runId')
    .joinRaw(`left join ad_run other on other.id::text = log.decision->>'otherId'`)
    .joinRaw('left join balloon other_ad on other_ad.id = other.balloon_id')
    .where('log.balloonId', balloonId)
    .orderBy([
      { column: 'log.date', order: 'desc' },
      { column: 'log.id', order: 'desc' },
    ])
    .limit(longest)
  if (id) void query.where('log.id', id)
  const rows: Row[] = await query.select(
    'log.id',
    'log.date',
    'log.state',
    'log.event',
    'log.decision',
    'log.remark',
    'log.lever',
    'log.isSimulated',
    'launch.platform',
    'launch.currency',
    { otherAd: 'other_ad.name' },
  )
  return rows.map(({ decision, platform, currency, otherAd, ...row }) => ({
    ...row,
    decision: decision && platform && currency ? wireDecision(decision, platform, currency, otherAd) : null,
  }))
}

const amount = (minor: number | null) => (minor === null ? null : fromMinorUnits(minor))

function wireDecision(
  { lever, figures, before, after, chance = null, effect, holdUntilDate }: StoredDecision,
  platform: AdPlatform,
  currency: Currency,
  otherAd: string | null,
): AutopilotLog['decision'] {
  const { days, spend, results, estimatedCost = null, comparedCost } = figures
  return {
    platform,
    currency,
    lever,
    figures: {
      days,
      spend: fromMinorUnits(spend),
      results,
      estimatedCost: amount(estimatedCost),
      comparedCost: amount(comparedCost),
    },
    before: wireSettings(before),
    after: wireSettings(after),
    chance,
    effect: {
      kind: effect.kind,
      amount: effect.kind === 'moreResults' ? effect.amount : fromMinorUnits(effect.amount),
    },
    holdUntilDate: holdUntilDate === null ? null : new Date(holdUntilDate),
    otherAd,
  }
}
