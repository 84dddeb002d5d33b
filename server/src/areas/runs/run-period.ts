import { vatOn } from '@aloft/domain/ads/ad-money.rules'
import { adOrderOf } from '@aloft/domain/ads/ad-order.rules'
import type { AdRun } from './run.repo.ts'

/** What one month of a run costs, as it was launched: minor units. */
export function periodOf(run: Pick<AdRun, 'snapshot' | 'componentId' | 'vatPercent'>): {
  readonly budget: number
  readonly vat: number
} {
  const budget = adOrderOf(run.snapshot, run.componentId)?.budget ?? 0
  return { budget, vat: vatOn(budget, run.vatPercent) }
}
