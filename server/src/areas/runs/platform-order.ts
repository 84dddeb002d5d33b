import { spendCapOf } from '@aloft/domain/ads/ad-money.rules'
import { publishedUrlOf } from '@aloft/domain/balloons/publish.rules'
import type { ComponentOrder } from '@aloft/domain/balloons/balloon.entity'
import type { AdOrder } from '../../gateways/ad-platform/ad-platform.port.ts'
import { targetedAdOf } from '../ads/targeted-ad.ts'
import type { AdRun } from './run.repo.ts'

/** What a platform may spend on a run at most. */
export function spendCapOfRun({
  budget,
  commissionPercent,
}: Pick<AdRun, 'budget' | 'commissionPercent'>): number {
  return spendCapOf(budget, commissionPercent)
}

/** A run as its platform gets it, from what was launched; the same however often it is sent. */
export function platformOrderOf(run: AdRun, pictureUrl: string | null): AdOrder {
  const { snapshot, componentId, durationDays: days, currency } = run
  const ad = targetedAdOf(snapshot, componentId)
  if (!ad || !run.approvedDate) throw new Error(`run ${run.id} is no approved ad`)
  const order = (snapshot['componentOrder'] ?? []) as ComponentOrder
  return {
    ...ad,
    currency,
    spendCap: spendCapOfRun(run),
    days,
    maxCpc: run.targetCpc ?? ad.maxCpc,
    url: publishedUrlOf(order, snapshot) ?? '',
    pictureUrl,
    submittedDate: run.approvedDate,
  }
}
