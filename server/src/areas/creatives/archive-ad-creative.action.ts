import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findAdCreative } from './ad-creative.repo.ts'
import { wireAdCreative } from './ad-creative.wire.ts'
import { setArchiveDate } from './creative-list.repo.ts'

/** Archives a creative, or restores it (ACT-070). Ads that show it keep it. */
export const archiveAdCreative = defineAction('archive-ad-creative', {
  policy: onBrand(),
  async handle({ db, now }, { ideaId, adCreativeId: id, isArchived }) {
    const isKnown = await setArchiveDate(db, { ideaId, id }, isArchived ? now : null)
    const row = isKnown ? await findAdCreative(db, id) : undefined
    return row ? { adCreative: wireAdCreative(row) } : { error: 'creativeNotFound' }
  },
})
