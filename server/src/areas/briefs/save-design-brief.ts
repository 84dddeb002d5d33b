import type { DesignBrief } from '@aloft/domain/briefs/brief.entity'
import { CallError } from '../../action/call-error.ts'
import type { ContextOf } from '../../action/define.ts'
import { parsePictureName } from '../../gateways/storage/picture-address.ts'
import { setIdeaLogo } from '../ideas/idea.repo.ts'
import { type BriefEdit, mergeEdit, type SaveFailure } from './brief-edit.ts'
import { keepChanges } from './brief-history.ts'
import { type BriefRow, briefsOf } from './brief.repo.ts'

/** Saves a brand's design. A different logo becomes the logo of the whole brand, not only of its ads. */
export async function saveDesignBrief(
  { db, account, brand, now }: ContextOf<'save-brief'>,
  edit: BriefEdit<'design'>,
): Promise<BriefRow | SaveFailure> {
  const briefs = briefsOf(db, brand.idea.id)
  const saved = await briefs.hold('design', null)
  const merged = await mergeEdit(db, edit, saved)
  if (merged.error) return merged
  const { brief } = merged
  const before = saved ? (saved.data as DesignBrief).logoImageUrl : (brand.idea.design.logoImageUrl ?? null)
  const { logoImageUrl: logo } = brief
  if (logo !== before) {
    if (logo !== null && !isOwnPicture(logo)) throw new CallError('invalidPayload', { field: 'logoImageUrl' })
    await setIdeaLogo(db, brand.idea.id, logo)
  }
  if (saved)
    await keepChanges(db, saved, brief, {
      authorId: account.id,
      proposer: edit.proposer ?? null,
      now,
    })
  return briefs.saveOnly('design', brief, null, now)
}

/** Whether a picture address is one of ours, so that a team is never shown external pictures. */
function isOwnPicture(url: string): boolean {
  const name = url.startsWith('/files/') ? parsePictureName(url.slice('/files/'.length)) : undefined
  return name?.contentType.startsWith('image/') ?? false
}
