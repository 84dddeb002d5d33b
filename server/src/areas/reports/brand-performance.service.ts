import type { BrandPerformance } from '@aloft/domain/ads/ad-performance.entity'
import { dayToWire, performanceToWire } from '@aloft/domain/ads/performance-amounts.rules'
import { lateResultDays, performanceOf, totalOf } from '@aloft/domain/ads/performance.rules'
import { type DaySpan, daySpans, inOneCurrency, mapPeriods } from '@aloft/domain/ads/report-days.rules'
import { addHours } from '@aloft/domain/core/dates'
import type { Db } from '../../db/db.ts'
import { listReportEvents } from './report-events.repo.ts'
import { type LaunchedAd, listDaysOfAds, listLaunchedAds } from './performance.repo.ts'

/**
 * Performance of a brand's ads, ad by ad, and day by day over all of them (PRF-01, PRF-05 to PRF-07). The caller has
 * checked access to the brand.
 */
export async function readBrandPerformance(
  db: Db,
  ideaId: string,
  now: Date,
  chosen: DaySpan | null = null,
): Promise<BrandPerformance | 'not_launched'> {
  const ads = await listLaunchedAds(db, ideaId, daySpans(now), chosen)
  const newest = ads.at(-1)
  if (!newest) return 'not_launched'
  const { sameCurrency } = inOneCurrency(ads)
  const balloonIds = sameCurrency.map(({ balloonId }) => balloonId)
  const days = await listDaysOfAds(db, { balloonIds, currency: newest.currency })
  return {
    totals: performanceToWire(totalOf(sameCurrency)),
    ads: ads.map((ad) => wireAd(ad)),
    days: days.map((day) => dayToWire(day)),
    events: await listReportEvents(db, { ideaId }),
  }
}

function wireAd({ periods, chosen, endDate, ...ad }: LaunchedAd) {
  return {
    ...ad,
    ...performanceToWire(performanceOf(ad)),
    lastResultDate: endDate && addHours(endDate, lateResultDays * 24),
    chosen: chosen && performanceToWire(performanceOf(chosen)),
    periods: mapPeriods((period) => performanceToWire(performanceOf(periods[period]))),
  }
}
