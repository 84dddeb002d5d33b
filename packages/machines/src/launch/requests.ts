import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import type { launchActionIn } from '@aloft/domain/balloons/status-changes.rules'
import {
  isOfCheckout,
  type StartFailure,
  type LaunchTrouble,
  type PublishTrouble,
} from '@aloft/domain/launches/launch-failures.rules'
import type { AddressFailure } from '@aloft/domain/flows/flow-addresses.rules'
import type { FlowFailure } from '@aloft/domain/flows/flow-validation.rules'
import type { PaymentWay } from '@aloft/domain/payments/payment.rules'

export type LaunchAction = NonNullable<ReturnType<typeof launchActionIn>>

/** How somebody pays: the credit used, in minor units, and the way to pay the rest; null if nothing is left to pay. */
export interface PayOrder {
  readonly creditAmount: number
  readonly method: PaymentWay | null
  /** A stored card to charge, instead of entering one on the provider's page. */
  readonly paymentMethodId?: string
  /** The ad that it is a new version of is stopped once it's live. */
  readonly stopsFollowed?: boolean
}

/** Why a draft couldn't be published before its launch: what its flow lacks, by part, or another reason. */
export type PublishFailure =
  | { readonly kind: 'invalid'; readonly failures: Readonly<Record<string, FlowFailure | AddressFailure>> }
  | { readonly kind: 'refused'; readonly reason: PublishTrouble }

export type StartResult =
  | { readonly kind: 'launched' }
  /** It's paid on the provider's page at this address. */
  | { readonly kind: 'leaving'; readonly url: string }
  | { readonly kind: 'unpublished'; readonly why: PublishFailure }
  | {
      readonly kind: 'refused'
      readonly failure: StartFailure
      /** With maxAds: how full the plan is. */
      readonly adLimit?: AdLimit
    }

/** What follows from the result of a request to launch. */
export type StartKind =
  | 'launched'
  | 'leaving'
  | 'unpublished'
  | 'ofCheckout'
  | 'planFull'
  | 'alreadyRunning'
  | 'rejected'
  | 'refused'

export function startKind(result: StartResult): StartKind {
  if (result.kind !== 'refused') return result.kind
  const { failure, adLimit } = result
  if (isOfCheckout(failure)) return 'ofCheckout'
  if (failure === 'adAlreadyRunning') return 'alreadyRunning'
  if (failure === 'maxAds' && adLimit) return 'planFull'
  return failure === 'rejected' ? failure : 'refused'
}

/** Actions on an ad apart from its launch. */
export type AdAction = 'stop' | 'edit'

export type ActResult =
  /** `creditedAmount` is decimal, 0 if nothing was refunded at once. */
  | { readonly kind: 'done'; readonly creditedAmount: number }
  | { readonly kind: 'refused'; readonly failure: LaunchTrouble }
