import type { ReplyOf } from '@aloft/contract/schemas'
import type { ListedAd } from '@aloft/views/ads/lists/ad-list.view'
import type { AdCounts } from '@aloft/domain/ads/list/ad-counts.rules'
import { adSettings, adTypeOf } from '@aloft/domain/ads/ad-settings.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { type Currency, toMinorUnits } from '@aloft/domain/core/money'
import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import { adContent } from '../../../state/ad-content.ts'
import { cardOf } from '../../shell/ad-cards.ts'

/** Figures of an ad before any launch has reported some. */
const noFigures = {
  startDate: null,
  endDate: null,
  stopReason: null,
  counts: null,
  before: null,
  limit: null,
} as const

/** The results of an ad, with decimal amounts. */
export type AdFigures = ReplyOf<'get-ad-figures'>['figures'][number]

export function figuresByAd(figures: readonly AdFigures[]): Readonly<Record<string, AdFigures>> {
  return Object.fromEntries(figures.map((one) => [one.balloonId, one]))
}

/** The ads of a brand for its lists, including archived ones but without those still being generated. */
export function listedAds(
  balloons: readonly Balloon[],
  creatives: Readonly<Record<string, AdCreative>>,
  figures: Readonly<Record<string, AdFigures>>,
  currency: Currency,
): (ListedAd & { readonly componentId: string })[] {
  return balloons.flatMap((balloon) => {
    const card = balloon.progress < 100 ? null : cardOf(balloon, creatives)
    if (!card) return []
    const values = readValues(balloon.data)
    const componentId = adContent(balloon, values)?.campaignId ?? ''
    const type = adTypeOf(adSettings(values, componentId))
    return {
      ...card,
      status: balloon.status,
      type,
      componentId,
      currency,
      ...broughtBy(figures[balloon.id]),
      isArchived: balloon.archiveDate !== null,
    }
  })
}

function broughtBy(figures: AdFigures | undefined) {
  if (!figures) return noFigures
  const { startDate, endDate, stopReason, currency, limit, before } = figures
  return {
    startDate,
    endDate,
    stopReason,
    counts: countsOf(figures),
    before: before && countsOf(before),
    currency,
    limit,
  }
}

type WireCounts = NonNullable<AdFigures['before']>

function countsOf({
  impressions,
  clicks,
  results,
  conversions,
  spend,
  revenue,
  countedSpend,
}: WireCounts): AdCounts {
  return {
    impressions,
    clicks,
    results,
    conversions,
    spend: toMinorUnits(spend),
    revenue: revenue === null ? null : toMinorUnits(revenue),
    countedSpend: toMinorUnits(countedSpend),
  }
}
