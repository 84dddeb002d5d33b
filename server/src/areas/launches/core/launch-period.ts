import { vatOn } from '@aloft/domain/ads/ad-money.rules'
import { adOrderOf } from '@aloft/domain/ads/ad-order.rules'
import type { Launch } from './launch.repo.ts'

/** Price of one month of a launch, from its snapshot, in minor units. */
export function periodOf(launch: Pick<Launch, 'snapshot' | 'componentId' | 'vatPercent'>): {
  readonly budget: number
  readonly vat: number
} {
  const budget = adOrderOf(launch.snapshot, launch.componentId)?.budget ?? 0
  return { budget, vat: vatOn(budget, launch.vatPercent) }
}
