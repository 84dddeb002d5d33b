import { findFatigue } from '@aloft/domain/creatives/fatigue.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { wireRenderData } from './ad-creative.wire.ts'
import { findCreativeRows } from './creative-list.repo.ts'

/** The creatives of a brand, filtered and paged (ACT-067, CRE-13). */
export const getAdCreatives = defineAction('get-ad-creatives', {
  policy: onBrand(),
  async handle({ db, now }, { ideaId, filters, isArchived, after, limit }) {
    const rows = await findCreativeRows(db, ideaId, { ...filters, isArchived }, { after, limit }, now)
    const page = rows.slice(0, limit)
    return {
      adCreatives: page.map((row) => ({
        _id: row.id,
        adName: row.adName,
        headline: row.headline,
        date: row.date,
        isArchived: row.archiveDate !== null,
        isLaunched: row.isLaunched,
        renderData: wireRenderData(row),
        counts: {
          adRuns: row.adRuns,
          versions: row.number,
          impressions: row.impressions,
          clicks: row.clicks,
        },
        fatigue: row.weeks && findFatigue(...row.weeks),
      })),
      next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    }
  },
})
