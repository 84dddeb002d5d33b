import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { Db } from '../../db/db.ts'
import { adGenKind, type AdRunInput } from './ad-run.ts'

/** Whether an ad of the brand is being made; the database itself lets no second run begin (GEN-08). */
export async function isAdBeingMade(db: Db, ideaId: string): Promise<boolean> {
  const run = await db('run').where({ idea_id: ideaId, kind: adGenKind, status: 'IN_PROGRESS' }).first('id')
  return run !== undefined
}

/** What an ad was made from. */
export interface AdOrigin {
  readonly brief: CampaignBrief
  readonly competitors: readonly string[]
  /** When it was asked for. */
  readonly date: Date
}

/** The brief that an ad was made from, and against whom; undefined for one that was not made by us, such as a copy. */
export async function findAdOrigin(db: Db, balloonId: string): Promise<AdOrigin | undefined> {
  const row: { result: CampaignBrief; input: AdRunInput; date: Date } | undefined = await db('run')
    .join('run_step', 'run_step.run_id', 'run.id')
    .where({ 'run.subject': balloonId, 'run.kind': adGenKind, 'run_step.step': 'brief' })
    .first('run_step.result', 'run.input', { date: 'run.creation_date' })
  return row && { brief: row.result, competitors: row.input.params.competitors, date: row.date }
}
