import { adSettings, adTypeOf } from '@aloft/domain/ads/ad-settings.rules'
import { type ResultKind, resultKindOf } from '@aloft/domain/ads/results.rules'
import type { StopReason } from '@aloft/domain/ads/stop-reasons.rules'
import { type BalloonStatus, canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import type { FundingRecurrence } from '@aloft/domain/balloons/campaign-settings.rules'
import type { Goal } from '@aloft/domain/core/goals'
import type { JsonValue } from '@aloft/domain/core/json'
import type { Currency } from '@aloft/domain/core/money'
import type { AdAccountType, AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { Db } from '../../../db/db.ts'

/** What a launch brought; money in minor units. */
export interface LaunchCounters {
  readonly impressions: number
  readonly clicks: number
  readonly conversions: number
  readonly spend: number
  readonly revenue: number
}

/** One launch of an ad; money in minor units of its currency, dates in product time. */
export interface Launch extends LaunchCounters {
  readonly id: string
  readonly balloonId: string
  readonly componentId: string
  readonly ideaId: string
  /** Who pays. */
  readonly ownerId: string
  readonly number: number
  readonly platform: AdPlatform
  readonly adAccountType: AdAccountType
  /** The ad's values by key as they were launched. */
  readonly snapshot: Readonly<Record<string, JsonValue>>
  readonly currency: Currency
  readonly budget: number
  readonly vat: number
  readonly vatPercent: number
  readonly commissionPercent: number
  readonly dailyBudget: number
  readonly fundingRecurrence: FundingRecurrence
  readonly durationDays: number
  readonly conversionObjective: Goal
  /** What counts as its result, by its snapshot. */
  readonly resultKind: ResultKind
  readonly goalValue: number
  readonly creationDate: Date
  readonly submittedDate: Date | null
  readonly approvedDate: Date | null
  readonly targetCpc: number | null
  readonly fromDate: Date | null
  readonly startDate: Date | null
  readonly endDate: Date | null
  readonly endedDate: Date | null
  readonly stopReason: StopReason | null
  readonly platformRef: string | null
  /** The state last sent to the platform, or about to be. */
  readonly isShown: boolean
  /** Forecast cost of one result. */
  readonly expectedCost: number | null
  /** The part of its spend whose conversions were still pending when it was last synced. */
  readonly ripeningSpend: number
  /** How many times it was paid for. */
  readonly fundedPeriods: number
  /** Number of funded periods already sent to the platform. 0 means resend everything, or that nothing was sent yet. */
  readonly sentPeriods: number
  readonly syncedUntil: Date | null
  readonly isSimulated: boolean
  readonly fiftiethResultDate: Date | null
  readonly settledDate: Date | null
  readonly refund: number
}

/** What changes of a launch once it is under way. */
export type LaunchChanges = Partial<
  Omit<Launch, 'id' | 'balloonId' | 'componentId' | 'ideaId' | 'ownerId' | 'number'>
>

function rowOf({ snapshot, ...changes }: LaunchChanges): object {
  if (!snapshot) return changes
  // Lists are narrowed by it; whether a flow leads to a goal does not hang on which of its ads it is.
  const kinds = { adType: adTypeOf(adSettings(snapshot, '')), resultKind: resultKindOf(snapshot) }
  return { ...changes, ...kinds, snapshot: JSON.stringify(snapshot) }
}

/** A launch that nothing has happened to yet. */
export type NewLaunch = Pick<
  Launch,
  | 'id'
  | 'balloonId'
  | 'componentId'
  | 'ideaId'
  | 'ownerId'
  | 'number'
  | 'platform'
  | 'adAccountType'
  | 'snapshot'
  | 'currency'
  | 'budget'
  | 'vat'
  | 'vatPercent'
  | 'commissionPercent'
  | 'dailyBudget'
  | 'fundingRecurrence'
  | 'durationDays'
  | 'conversionObjective'
  | 'goalValue'
  | 'creationDate'
>

/** Adds a launch, which is the latest of its ad from now on. The ad is held where others may add one. */
export async function insertLaunch(db: Db, launch: NewLaunch): Promise<void> {
  await db('ad_run').where({ balloonId: launch.balloonId, isLatest: true }).update({ isLatest: false })
  await db('ad_run').insert(rowOf(launch))
}

export async function updateLaunch(db: Db, id: string, changes: LaunchChanges): Promise<void> {
  await db('ad_run').where({ id }).update(rowOf(changes))
}

/** Takes away a launch that nobody has paid for; the one before it is the latest again. The ad is held. */
export async function deleteUnpaidLaunch(db: Db, { id, balloonId }: Launch): Promise<void> {
  await db('ad_run').where({ id, submittedDate: null }).delete()
  const latest = db('ad_run').where({ balloonId }).orderBy('number', 'desc').limit(1).select('id')
  await db('ad_run').where({ id: latest }).update({ isLatest: true })
}

/** The launches of an ad, oldest first. Whose ad it is was checked when it was found. */
export async function listLaunches(db: Db, balloonId: string): Promise<Launch[]> {
  const rows: Launch[] = await db('ad_run').where({ balloonId }).orderBy('number').select()
  return rows
}

/** A launch by the id that a job or a payment was given. */
export async function findLaunch(db: Db, id: string): Promise<Launch | undefined> {
  const row: Launch | undefined = await db('ad_run').where({ id }).first()
  return row
}

/** Launches by their ids. */
export async function findLaunches(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Launch>> {
  const rows: Launch[] = await db('ad_run')
    .whereIn('id', [...ids])
    .select()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The same with the status of its ad. */
export async function findLaunchStatus(
  db: Db,
  id: string,
): Promise<{ readonly launch: Launch; readonly status: BalloonStatus } | undefined> {
  const launch = await findLaunch(db, id)
  const ad: { status: string } | undefined =
    launch && (await db('balloon').where({ id: launch.balloonId }).first('status'))
  return launch && ad && { launch, status: canonicalStatus(ad.status) }
}

/** The newest launch of an ad. Its ad is held where it is about to change. */
export async function findLatestLaunch(db: Db, balloonId: string): Promise<Launch | undefined> {
  const row: Launch | undefined = await db('ad_run').where({ balloonId }).orderBy('number', 'desc').first()
  return row
}

/** The same, held until the transaction ends. */
export async function lockLaunch(db: Db, id: string): Promise<Launch | undefined> {
  const row: Launch | undefined = await db('ad_run').where({ id }).forUpdate().first()
  return row
}

/** The launches that somebody pays for, and those of brands. */
export interface LaunchScope {
  readonly ownerId: string | null
  readonly ideaIds: readonly string[]
}

/** Launches that were paid and whose money is not at its end, or that a platform may be showing, oldest first. */
export async function listOpenLaunches(db: Db, { ownerId, ideaIds }: LaunchScope): Promise<Launch[]> {
  const rows: Launch[] = await db('ad_run')
    .where((of) => of.where({ ownerId }).orWhereIn('ideaId', [...ideaIds]))
    .where((open) =>
      open
        .where({ settledDate: null })
        .orWhere({ isShown: true })
        .orWhere((sent) => sent.where({ platformRef: null }).whereNotNull('approvedDate')),
    )
    .whereNotNull('submittedDate')
    .orderBy('id')
  return rows
}

/**
 * Keeps how a launch is known to its platform from now on, where it was known as `before` until then; false if another
 * node has changed it meanwhile.
 */
export async function keepPlatformRef(
  db: Db,
  launch: Pick<Launch, 'id' | 'platformRef'>,
  changes: LaunchChanges,
): Promise<boolean> {
  const changed = await db('ad_run')
    .where({ id: launch.id, platformRef: launch.platformRef })
    .update(rowOf(changes))
  return changed > 0
}

/** What an ad and its brand are called, and whose it is. */
export async function findNamesOfAd(
  db: Db,
  balloonId: string,
): Promise<{ readonly name: string; readonly title: string; readonly ideaId: string } | undefined> {
  return db('balloon')
    .join('idea', 'idea.id', 'balloon.ideaId')
    .where('balloon.id', balloonId)
    .first('balloon.name', 'idea.title', { ideaId: 'idea.id' })
}
