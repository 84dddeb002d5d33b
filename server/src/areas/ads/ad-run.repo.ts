import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { Db } from '../../db/db.ts'
import { adGenKind } from './ad-run.ts'

/** Whether an ad of the brand is being made; the database itself lets no second run begin (GEN-08). */
export async function isAdBeingMade(db: Db, ideaId: string): Promise<boolean> {
  const run = await db('run').where({ idea_id: ideaId, kind: adGenKind, status: 'IN_PROGRESS' }).first('id')
  return run !== undefined
}

/** The brief that an ad was made from; undefined for one that was not made by us, such as a copy. */
export async function findAdBrief(db: Db, balloonId: string): Promise<CampaignBrief | undefined> {
  const row: { result: CampaignBrief } | undefined = await db('run')
    .join('run_step', 'run_step.run_id', 'run.id')
    .where({ 'run.subject': balloonId, 'run.kind': adGenKind, 'run_step.step': 'brief' })
    .first('run_step.result')
  return row?.result
}
