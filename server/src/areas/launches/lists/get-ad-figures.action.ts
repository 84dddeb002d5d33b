import { fromMinorUnits } from '@aloft/domain/core/money'
import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { sumLaunchesByAd } from './launch-list.repo.ts'
import { findDeliveryLimits } from '../core/delivery-limits.repo.ts'

/** Results of each ad of a brand to date, for its lists (LST-02). */
export const getAdFigures = defineAction('get-ad-figures', {
  policy: onBrand(),
  async handle({ db, brand, now }) {
    const rows = await sumLaunchesByAd(db, brand.idea.id)
    const limits = await findDeliveryLimits(
      db,
      rows.map(({ runId: launchId }) => launchId),
      now,
    )
    return {
      figures: rows.map((row) => ({
        balloonId: row.balloonId,
        startDate: row.startDate,
        endDate: row.endDate,
        stopReason: row.stopReason,
        impressions: row.impressions,
        clicks: row.clicks,
        conversions: row.conversions,
        results: row.results,
        resultKind: row.resultKind,
        currency: row.currency,
        spend: fromMinorUnits(row.spend),
        limit: limits.get(row.runId) ?? null,
        isSimulated: row.isSimulated,
      })),
    }
  },
})
