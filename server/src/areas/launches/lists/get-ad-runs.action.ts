import type { LaunchRow } from '@aloft/domain/ads/list/launch.entity'
import { figuresOf, performanceOf } from '@aloft/domain/ads/performance.rules'
import { isFresh } from '@aloft/domain/balloons/publish.rules'
import { canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { fromMinorUnits } from '@aloft/domain/core/money'
import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { findLaunchRows, type LaunchListRow } from './launch-list.repo.ts'
import { withDates } from './listed-days.ts'
import { findDeliveryLimits } from '../core/delivery-limits.repo.ts'

/** The launches of a brand's ads, filtered, sorted and paged (ACT-080, ENT-27, LST-03). */
export const getAdRuns = defineAction('get-ad-runs', {
  policy: onBrand(),
  async handle({ db, brand, now }, { filters, sort, after, limit }) {
    const query = { filter: withDates(filters), sort }
    const rows = await findLaunchRows(db, brand.idea.id, query, { after, limit })
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const ids = page.flatMap(({ id, startDate }) => (startDate ? [id] : []))
    const limits = await findDeliveryLimits(db, ids, now)
    return {
      adRuns: page.map((row) => ({ ...wireLaunch(row, now), limit: limits.get(row.id) ?? null })),
      next: last && rows.length > limit ? placeOf(last) : null,
    }
  },
})

function placeOf({ id, place }: LaunchListRow) {
  return { id, value: place instanceof Date ? place.getTime() : place }
}

function wireLaunch(row: LaunchListRow, now: Date): Omit<LaunchRow, 'limit'> {
  const figures = figuresOf(row.resultKind, {
    cost: row.spend,
    impressions: row.impressions,
    clicks: row.clicks,
    conversions: row.conversions,
    revenue: row.revenue,
  })
  const { roas, clickThroughRate, conversions } = performanceOf(figures)
  return {
    runId: row.id,
    balloonId: row.balloonId,
    name: row.name,
    number: row.number,
    status: canonicalStatus(row.status),
    platform: row.platform,
    type: row.adType,
    startDate: row.startDate,
    endDate: row.endDate,
    currency: row.currency,
    budget: fromMinorUnits(row.budget),
    spend: fromMinorUnits(row.spend),
    clicks: row.clicks,
    visits: null,
    roas,
    visitRate: null,
    clickRate: clickThroughRate,
    completions: conversions,
    isArchived: row.isArchived,
    isFresh: row.startDate !== null && isFresh(row.startDate, row.clicks, now),
    isSimulated: row.isSimulated,
  }
}
