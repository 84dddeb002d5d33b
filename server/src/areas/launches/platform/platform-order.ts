import { spendCapOf } from '@aloft/domain/ads/ad-money.rules'
import { publishedUrlOf } from '@aloft/domain/balloons/publish.rules'
import type { AdOrder } from '../../../gateways/ad-platform/ad-platform.port.ts'
import { targetedAdOf } from '../../ads/targeted-ad.ts'
import type { Launch } from '../core/launch.repo.ts'

/** Most that a platform may spend on a launch. */
export function spendCapOfLaunch({
  budget,
  commissionPercent,
}: Pick<Launch, 'budget' | 'commissionPercent'>): number {
  return spendCapOf(budget, commissionPercent)
}

/** The order for a launch's platform, built from the snapshot, so it is the same each time it is sent. */
export function platformOrderOf(launch: Launch, pictureUrl: string | null): AdOrder {
  const { snapshot, componentId, durationDays: days, currency } = launch
  const ad = targetedAdOf(snapshot, componentId)
  if (!ad || !launch.approvedDate) throw new Error(`launch ${launch.id} is no approved ad`)
  return {
    ...ad,
    currency,
    spendCap: spendCapOfLaunch(launch),
    days,
    maxCpc: launch.targetCpc ?? ad.maxCpc,
    url: publishedUrlOf(snapshot) ?? '',
    pictureUrl,
    submittedDate: launch.approvedDate,
  }
}
