import { isEntitled } from '@aloft/domain/plans/plan-catalogue.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { lockBrandOwner } from '../balloons/balloon.repo.ts'
import { findAdCreatives } from './ad-creative.repo.ts'
import { insertDownload } from './creative-download.repo.ts'

/** Where links to the pictures of creatives begin; the token follows as `key`. */
export const creativeDownloadPath = '/api/creative-download'

/** Creates a link to the pictures of creatives' newest versions, if the plan of the brand has that (ACT-072, CRE-14). */
export const downloadAdCreative = defineAction('download-ad-creative', {
  policy: onBrand(),
  async handle({ db, brand, clock, settings }, { ideaId, adCreativeId, alsoIds, fileType, format }) {
    const { planLabel } = await lockBrandOwner(db, ideaId)
    if (brand.isPlanLapsed || !isEntitled(planLabel, 'creativeDownload')) return { error: 'needsPaidPlan' }
    const ids = [...new Set([adCreativeId, ...alsoIds])]
    const rows = await findAdCreatives(db, ideaId, ids)
    if (rows.length < ids.length) return { error: 'creativeNotFound' }
    const drawn = rows.filter(
      ({ renderStatus, renderUrls }) => renderStatus === 'done' && (format === null || renderUrls[format]),
    )
    if (drawn.length === 0) return { error: 'creativeNotDrawn' }
    const key = await insertDownload(db, drawn, clock.real())
    const asked = new URLSearchParams({ key, fileType, ...(format && { format }) })
    return { url: `${settings.publicUrl}${creativeDownloadPath}?${asked.toString()}` }
  },
})
