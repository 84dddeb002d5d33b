import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findAdCreative } from './ad-creative.repo.ts'
import { wireAdCreative } from './ad-creative.wire.ts'
import { setArchiveDate } from './creative-list.repo.ts'

/** Archives creatives, or restores them: all of them or none (ACT-070). Ads that show one keep it. */
export const archiveAdCreative = defineAction('archive-ad-creative', {
  policy: onBrand(),
  async handle({ db, now }, { ideaId, adCreativeId: id, alsoIds, isArchived }) {
    const ids = [...new Set([id, ...alsoIds])]
    const numKnown = await setArchiveDate(db, { ideaId, ids }, isArchived ? now : null)
    const row = numKnown === ids.length ? await findAdCreative(db, id) : undefined
    return row ? { adCreative: wireAdCreative(row) } : { error: 'creativeNotFound' }
  },
})
