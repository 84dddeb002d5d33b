import type { BalloonStatus } from '../../balloons/balloon-status.rules.ts'
import { movesFrom } from '../../balloons/status-changes.rules.ts'
import type { Currency } from '../../core/money.ts'
import { type PaidLaunch, settleLaunch } from '../ad-money.rules.ts'

/** The most ads that one action is applied to. */
export const maxAdsAtOnce = 200

/** What comes back if an ad is stopped. */
export interface StopRefund {
  readonly balloonId: string
  readonly currency: Currency
  /** Including VAT, in minor units. */
  readonly refund: number
  /** It has started, so it may still spend a part of this before it has stopped everywhere. */
  readonly isEstimate: boolean
}

/** The refund of a launch if it is stopped now, in minor units. */
export function refundIfStopped(launch: PaidLaunch, hasStarted: boolean): number {
  return settleLaunch({ ...launch, spend: hasStarted ? launch.spend : null }).credit
}

export function canBeStopped(status: BalloonStatus): boolean {
  return movesFrom(status, 'STOP').length > 0
}

/** The refunds of several ads by currency, in the order of the ads. */
export function sumRefunds(
  refunds: readonly StopRefund[],
): readonly Pick<StopRefund, 'currency' | 'refund' | 'isEstimate'>[] {
  return [...Map.groupBy(refunds, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    refund: own.reduce((total, { refund }) => total + refund, 0),
    isEstimate: own.some(({ isEstimate }) => isEstimate),
  }))
}
