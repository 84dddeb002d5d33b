import type { AdArm, AdVariant } from '@aloft/domain/ads/ab-test.rules'
import type { AbVerdict, FiguresByArm } from '@aloft/domain/ads/ab-verdict.rules'
import { adSettings, adTypeOf } from '@aloft/domain/ads/ad-settings.rules'
import { type ResultKind, resultKindOf } from '@aloft/domain/ads/results.rules'
import type { StopReason } from '@aloft/domain/ads/stop-reasons.rules'
import { type BalloonStatus, canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import type { FundingRecurrence } from '@aloft/domain/balloons/campaign-settings.rules'
import type { Goal } from '@aloft/domain/core/goals'
import type { JsonValue } from '@aloft/domain/core/json'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import type { Currency } from '@aloft/domain/core/money'
import type { AdAccountType, AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { Db } from '../../../db/db.ts'
import type { ArmCounters } from './arm-day.repo.ts'

/** Results of a launch; money in minor units. */
export interface LaunchCounters {
  readonly impressions: number
  readonly clicks: number
  readonly conversions: number
  readonly spend: number
  readonly revenue: number
}

export type SentPictures = Partial<Record<CreativeFormat, string>>

/** The verdict of a launch's test, with the figures that it is based on. */
export interface StoredVerdict extends AbVerdict {
  readonly arms: FiguresByArm<ArmCounters>
}

/** One launch of an ad; money in minor units of its currency, dates in product time. */
export interface Launch extends LaunchCounters {
  readonly id: string
  readonly balloonId: string
  readonly componentId: string
  readonly ideaId: string
  /** The payer. */
  readonly ownerId: string
  readonly number: number
  readonly platform: AdPlatform
  readonly adAccountType: AdAccountType
  /** The ad's values by key as they were launched. */
  readonly snapshot: Readonly<Record<string, JsonValue>>
  /** The creative that the ad named, if its brand has it, and the version in force at the launch. */
  readonly creativeId: string | null
  readonly creativeVersion: number | null
  /** Addresses of the pictures sent to the platform; null before that. */
  readonly pictureUrls: SentPictures | null
  /** Where the texts of its second version differ; null if only one version is shown. */
  readonly variantTexts: AdVariant['texts'] | null
  /** Creative of the second version; null for the same one. */
  readonly variantCreativeId: string | null
  readonly variantCreativeVersion: number | null
  readonly variantPictureUrls: SentPictures | null
  readonly testVerdict: StoredVerdict | null
  readonly testVerdictDate: Date | null
  /** The version that alone is shown, as last sent to the platform; null while it shows all. */
  readonly sentArm: AdArm | null
  readonly currency: Currency
  readonly budget: number
  readonly vat: number
  readonly vatPercent: number
  readonly commissionPercent: number
  readonly dailyBudget: number
  readonly fundingRecurrence: FundingRecurrence
  readonly durationDays: number
  readonly conversionObjective: Goal
  /** Kind of result that is counted, derived from the snapshot. */
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
  /** The portion of its spend whose conversions were still pending at the last sync. */
  readonly ripeningSpend: number
  /** Number of periods that have been paid. */
  readonly fundedPeriods: number
  /** Number of funded periods already sent to the platform. 0 means resend everything, or that nothing was sent yet. */
  readonly sentPeriods: number
  readonly syncedUntil: Date | null
  readonly isSimulated: boolean
  /** The ad that it is a new version of is stopped once this launch is live. */
  readonly stopsFollowed: boolean
  readonly fiftiethResultDate: Date | null
  readonly settledDate: Date | null
  readonly refund: number
}

/** Values of a launch that can change after it begins. */
export type LaunchChanges = Partial<
  Omit<Launch, 'id' | 'balloonId' | 'componentId' | 'ideaId' | 'ownerId' | 'number'>
>

// The driver would take objects for something else.
const jsonColumns = ['pictureUrls', 'variantTexts', 'variantPictureUrls', 'testVerdict'] as const

function rowOf({ snapshot, ...others }: LaunchChanges): object {
  const objects = jsonColumns.flatMap((name) => (others[name] ? [[name, JSON.stringify(others[name])]] : []))
  const changes: object = { ...others, ...Object.fromEntries(objects) }
  if (!snapshot) return changes
  // Lists filter by these. Whether a flow leads to a goal is the same for each of its ads, so no component is named.
  const kinds = { adType: adTypeOf(adSettings(snapshot, '')), resultKind: resultKindOf(snapshot) }
  return { ...changes, ...kinds, snapshot: JSON.stringify(snapshot) }
}

/** The second version of a launch; null without a test. */
export type LaunchedVariant = Pick<Launch, 'variantTexts' | 'variantCreativeId' | 'variantCreativeVersion'>

/** Initial values of a new launch. */
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
> &
  Partial<Pick<Launch, 'stopsFollowed' | 'creativeId' | 'creativeVersion'> & LaunchedVariant>

/** Adds a launch as the latest one of its ad. The caller has locked the ad. */
export async function insertLaunch(db: Db, launch: NewLaunch): Promise<void> {
  await db('ad_run').where({ balloonId: launch.balloonId, isLatest: true }).update({ isLatest: false })
  await db('ad_run').insert(rowOf(launch))
}

export async function updateLaunch(db: Db, id: string, changes: LaunchChanges): Promise<void> {
  await db('ad_run').where({ id }).update(rowOf(changes))
}

/**
 * Deletes a launch that nobody has paid for; the previous one becomes the latest again. The caller has locked the ad.
 */
export async function deleteUnpaidLaunch(db: Db, { id, balloonId }: Launch): Promise<void> {
  await db('ad_run').where({ id, submittedDate: null }).delete()
  const latest = db('ad_run').where({ balloonId }).orderBy('number', 'desc').limit(1).select('id')
  await db('ad_run').where({ id: latest }).update({ isLatest: true })
}

/**
 * The pictures that a launch sends to its platform: those of its version when they were first asked for, so that another
 * attempt sends the same. While they're being drawn there are none yet.
 */
export async function keepSentPictures(
  db: Db,
  id: string,
): Promise<{ readonly pictureUrls: SentPictures; readonly variantPictureUrls: SentPictures }> {
  const drawn = (creative: 'creative' | 'variant_creative') =>
    db('ad_creative_version')
      .whereRaw(`creative_id = ad_run.${creative}_id and number = ad_run.${creative}_version`)
      .whereNot({ renderStatus: 'waiting' })
      .select('renderUrls')
  const [row]: Pick<Launch, 'pictureUrls' | 'variantPictureUrls'>[] = await db('ad_run')
    .where({ id })
    .update({
      pictureUrls: db.raw('coalesce(picture_urls, (?))', [drawn('creative')]),
      variantPictureUrls: db.raw('coalesce(variant_picture_urls, (?))', [drawn('variant_creative')]),
    })
    .returning(['pictureUrls', 'variantPictureUrls'])
  return { pictureUrls: row?.pictureUrls ?? {}, variantPictureUrls: row?.variantPictureUrls ?? {} }
}

/** The id of the ad that an ad is a new version of, or null. */
export async function findFollowedAd(db: Db, balloonId: string): Promise<string | null> {
  const row: { followsId: string | null } | undefined = await db('balloon')
    .where({ id: balloonId })
    .first('followsId')
  return row?.followsId ?? null
}

/** The launches of an ad, oldest first. The caller has checked access to the ad. */
export async function listLaunches(db: Db, balloonId: string): Promise<Launch[]> {
  const rows: Launch[] = await db('ad_run').where({ balloonId }).orderBy('number').select()
  return rows
}

/** The launches of a brand's ads, the newest submitted last. The caller has checked access to the brand. */
export async function listBrandLaunches(db: Db, ideaId: string): Promise<Launch[]> {
  const rows: Launch[] = await db('ad_run').where({ ideaId }).orderBy(['submittedDate', 'id']).select()
  return rows
}

/** A launch by the id stored with a job or a payment. */
export async function findLaunch(db: Db, id: string): Promise<Launch | undefined> {
  const row: Launch | undefined = await db('ad_run').where({ id }).first()
  return row
}

export async function findLaunches(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Launch>> {
  const rows: Launch[] = await db('ad_run')
    .whereIn('id', [...ids])
    .select()
  return new Map(rows.map((row) => [row.id, row]))
}

/** A launch with the status of its ad. */
export async function findLaunchStatus(
  db: Db,
  id: string,
): Promise<{ readonly launch: Launch; readonly status: BalloonStatus } | undefined> {
  const launch = await findLaunch(db, id)
  const ad: { status: string } | undefined =
    launch && (await db('balloon').where({ id: launch.balloonId }).first('status'))
  return launch && ad && { launch, status: canonicalStatus(ad.status) }
}

/** The latest launch of an ad. The caller has locked the ad if it's about to change. */
export async function findLatestLaunch(db: Db, balloonId: string): Promise<Launch | undefined> {
  const row: Launch | undefined = await db('ad_run').where({ balloonId }).orderBy('number', 'desc').first()
  return row
}

/** A launch, locked until the transaction ends. */
export async function lockLaunch(db: Db, id: string): Promise<Launch | undefined> {
  const row: Launch | undefined = await db('ad_run').where({ id }).forUpdate().first()
  return row
}

/** Launches paid by an owner, and launches of brands. */
export interface LaunchScope {
  readonly ownerId: string | null
  readonly ideaIds: readonly string[]
}

/** Paid launches that are not settled yet, or that a platform may still be showing, oldest first. */
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
 * Stores a launch's platform reference and related changes if the reference is still `before`; false if another node
 * has changed it in the meantime.
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

/** Names of an ad and its brand, and the brand's id. */
export async function findNamesOfAd(
  db: Db,
  balloonId: string,
): Promise<{ readonly name: string; readonly title: string; readonly ideaId: string } | undefined> {
  return db('balloon')
    .join('idea', 'idea.id', 'balloon.ideaId')
    .where('balloon.id', balloonId)
    .first('balloon.name', 'idea.title', { ideaId: 'idea.id' })
}
