import { checkCampaignBrief } from '@aloft/domain/briefs/brief.rules'
import { v7 as uuidv7 } from 'uuid'
import type { ContextOf } from '../../action/define.ts'
import { type BriefEdit, mergeEdit, refuseFields, type SaveFailure } from './brief-edit.ts'
import { keepChanges } from './brief-history.ts'
import { type BriefRow, briefsOf } from './brief.repo.ts'

/** Saves a campaign brief. A brief without an id is new, and the caller may choose its id. */
export async function saveCampaignBrief(
  { db, account, brand, now }: ContextOf<'save-brief'>,
  edit: BriefEdit<'campaign'>,
): Promise<BriefRow | SaveFailure> {
  const briefs = briefsOf(db, brand.idea.id)
  const { briefId: id, newBriefId: newId } = edit
  const known = id ?? newId
  const saved = known === undefined ? undefined : await briefs.hold('campaign', known)
  if (id !== null && !saved) return { error: 'briefNotFound' }
  const merged = await mergeEdit(db, edit, saved)
  if (merged.error) return merged
  const { brief } = merged
  const refusal = refuseFields(checkCampaignBrief(brief))
  if (refusal) return refusal
  if (!saved) {
    const made = await briefs.insertCampaign(newId ?? uuidv7(), brief, now)
    return made ?? { error: 'briefNotFound' }
  }
  await keepChanges(db, saved, brief, {
    authorId: account.id,
    proposer: edit.proposer ?? null,
    now,
  })
  return briefs.updateCampaign(saved.id, brief, now)
}
