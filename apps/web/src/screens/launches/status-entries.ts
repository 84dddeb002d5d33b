import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import type { HistoryEntry } from '@aloft/views/launches/status-history'

/** The history of an ad, newest first. */
export function statusEntries({ statusHistory }: Pick<AdCampaign, 'statusHistory'>): HistoryEntry[] {
  return statusHistory
    .map(({ status, date, reason }, index) => ({ id: String(index), status, date, reason, actor: null }))
    .toReversed()
}
