import { checkCampaignBrief } from '@aloft/domain/briefs/brief.rules'
import type { ContextOf } from '../../action/define.ts'
import { type BriefEdit, mergeEdit, refuseFields, type SaveFailure } from './brief-edit.ts'
import { keepChanges } from './brief-history.ts'
import { type BriefRow, briefsOf } from './brief.repo.ts'

/** Saves a brief of a campaign; one without an id is new. */
export async function saveCampaignBrief(
  { db, account, brand, now }: ContextOf<'save-brief'>,
  edit: BriefEdit<'campaign'>,
): Promise<BriefRow | SaveFailure> {
  const briefs = briefsOf(db, brand.idea.id)
  const { briefId: id } = edit
  const saved = id === null ? undefined : await briefs.hold('campaign', id)
  if (id !== null && !saved) return { error: 'briefNotFound' }
  const merged = mergeEdit(edit, saved)
  if (merged.error) return merged
  const { brief } = merged
  const refusal = refuseFields(checkCampaignBrief(brief))
  if (refusal) return refusal
  if (!saved) return briefs.insertCampaign(brief, now)
  await keepChanges(db, saved, brief, { authorId: account.id, now })
  return briefs.updateCampaign(saved.id, brief, now)
}
