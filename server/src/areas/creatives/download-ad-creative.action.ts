import { isEntitled } from '@aloft/domain/plans/plan-catalogue.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { lockBrandOwner } from '../balloons/balloon.repo.ts'
import { findAdCreative } from './ad-creative.repo.ts'
import { insertDownload } from './creative-download.repo.ts'

/** Where links to the pictures of creatives begin; the token follows as `key`. */
export const creativeDownloadPath = '/api/creative-download'

/** Creates a link to the pictures of a creative's newest version, if the plan of the brand has that (ACT-072, CRE-14). */
export const downloadAdCreative = defineAction('download-ad-creative', {
  policy: onBrand(),
  async handle({ db, brand, clock, settings }, { ideaId, adCreativeId }) {
    const { planLabel } = await lockBrandOwner(db, ideaId)
    if (brand.isPlanLapsed || !isEntitled(planLabel, 'creativeDownload')) return { error: 'needsPaidPlan' }
    const row = await findAdCreative(db, adCreativeId)
    if (row?.ideaId !== ideaId) return { error: 'creativeNotFound' }
    if (row.renderStatus !== 'done') return { error: 'creativeNotDrawn' }
    const token = await insertDownload(db, row, clock.real())
    return { url: `${settings.publicUrl}${creativeDownloadPath}?key=${token}` }
  },
})
