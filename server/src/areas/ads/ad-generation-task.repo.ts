import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { Db } from '../../db/db.ts'
import { type AdBrand, adGenKind, type AdTaskInput } from './ad-generation-task.ts'
import { firstAdsKind } from './first-ads-order.ts'

/**
 * Whether an ad of the brand is being generated, or an order of first ads other than the given one is open. The
 * database itself prevents a second generation task of an ad (GEN-08).
 */
export async function isAdBeingMade(db: Db, ideaId: string, orderId?: string): Promise<boolean> {
  const task = await db('run')
    .where({ ideaId, status: 'IN_PROGRESS' })
    .whereIn('kind', [adGenKind, firstAdsKind])
    .modify((query) => orderId !== undefined && query.whereNot({ id: orderId }))
    .first('id')
  return task !== undefined
}

/** The input that an ad was generated from. */
export interface AdOrigin {
  readonly brief: CampaignBrief
  readonly competitors: readonly string[]
  /** Date of the request. */
  readonly date: Date
}

/** The brief and competitors an ad was generated from; undefined for an ad we did not generate, such as a copy. */
export async function findAdOrigin(db: Db, balloonId: string): Promise<AdOrigin | undefined> {
  const row: { result: CampaignBrief; input: AdTaskInput; date: Date } | undefined = await db('run')
    .join('run_step', 'run_step.runId', 'run.id')
    .where({ 'run.subject': balloonId, 'run.kind': adGenKind, 'run_step.step': 'brief' })
    .first('run_step.result', 'run.input', { date: 'run.creationDate' })
  return row && { brief: row.result, competitors: row.input.params.competitors, date: row.date }
}

/** The brand of a task, unless it is archived. */
export async function findAdBrand(db: Db, taskId: string): Promise<AdBrand | undefined> {
  return db('run')
    .join('idea', 'idea.id', 'run.ideaId')
    .leftJoin('team', 'team.id', 'idea.teamId')
    .where({ 'run.id': taskId, 'idea.archiveDate': null })
    .first('idea.id', 'idea.title', 'idea.url', { ownerId: db.raw('coalesce(team.owner_id, idea.user_id)') })
}
