import { fromMinorUnits } from '@aloft/domain/core/money'
import type { AdCounts } from '@aloft/domain/ads/list/ad-counts.rules'
import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { sumLaunchesByAd } from './ad-figures.repo.ts'
import { findDeliveryLimits } from '../core/delivery-limits.repo.ts'

/** Results of each ad of a brand, to date or in a period, for its lists (LST-02). */
export const getAdFigures = defineAction('get-ad-figures', {
  policy: onBrand(),
  async handle({ db, brand, now }, { period }) {
    const rows = await sumLaunchesByAd(db, brand.idea.id, period ?? null)
    const limits = await findDeliveryLimits(
      db,
      rows.map(({ launchId }) => launchId),
      now,
    )
    return {
      figures: rows.map(({ launchId, counts, before, ...row }) => ({
        ...row,
        ...wireCounts(counts),
        before: before && wireCounts(before),
        limit: limits.get(launchId) ?? null,
      })),
    }
  },
})

function wireCounts({ spend, revenue, countedSpend, ...counts }: AdCounts): AdCounts {
  return {
    ...counts,
    spend: fromMinorUnits(spend),
    revenue: revenue === null ? null : fromMinorUnits(revenue),
    countedSpend: fromMinorUnits(countedSpend),
  }
}
