import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import type { LaunchStanding } from '@aloft/domain/launches/launch-facts.rules'
import type { PayOrder } from './requests.ts'

export type LaunchEvent =
  /** What's known about the ad has changed. */
  | { readonly type: 'UPDATE'; readonly standing: LaunchStanding }
  /** The facts couldn't be loaded. */
  | { readonly type: 'FAIL' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'LAUNCH' }
  | { readonly type: 'PAY'; readonly order: PayOrder }
  /** The credit on the bill is out of date. */
  | { readonly type: 'RELOAD_CREDIT' }
  /** Closes the bill or the result of a payment. */
  | { readonly type: 'CANCEL' }
  /** The provider's page led back. */
  | { readonly type: 'RETURN'; readonly paymentId: string }
  | { readonly type: 'STOP' }
  /** Back to editing, which withdraws an unpaid launch. */
  | { readonly type: 'EDIT' }

/** Emitted once for what a page shows or does beside the launch. */
export type LaunchNotice =
  | { readonly type: 'RELOAD' }
  | { readonly type: 'CREDIT_OUTDATED' }
  | { readonly type: 'PLAN_NEEDED' }
  | { readonly type: 'PLAN_FULL'; readonly adLimit: AdLimit }
  | { readonly type: 'ALREADY_RUNNING' }
  /** `creditedAmount` is decimal, 0 if nothing was refunded at once. */
  | { readonly type: 'STOPPED'; readonly creditedAmount: number }
  | { readonly type: 'EDITABLE' }
