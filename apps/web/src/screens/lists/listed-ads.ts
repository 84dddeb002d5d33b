import type { ListedAd } from '@aloft/design-system/views/ads/ad-list'
import { adSettings, adTypeOf } from '@aloft/domain/ads/ad-settings.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import type { Currency } from '@aloft/domain/core/money'
import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import { adContent } from '../../state/ad-content.ts'
import { cardOf } from '../shell/ad-cards.ts'

/** Nobody has told yet what an ad brought. */
const untold = { startDate: null, endDate: null, impressions: null, results: null, spend: null } as const

/** The ads of a brand as its lists show them, archived ones too; those that are still being made are left out. */
export function listedAds(
  balloons: readonly Balloon[],
  creatives: Readonly<Record<string, AdCreative>>,
  currency: Currency,
): ListedAd[] {
  return balloons.flatMap((balloon) => {
    const card = balloon.progress < 100 ? null : cardOf(balloon, creatives)
    if (!card) return []
    const values = readValues(balloon.data)
    const campaignId = adContent(balloon, values)?.campaignId ?? ''
    return {
      ...card,
      ...untold,
      status: balloon.status,
      type: adTypeOf(adSettings(values, campaignId)),
      currency,
      isArchived: balloon.archiveDate !== null,
    }
  })
}
