import type { Currency } from '@aloft/domain/core/money'
import type { PaymentWay, Refusal } from '@aloft/domain/payments/payment.rules'

/**
 * What a payment is for. It's turned into words where it is shown: on the provider's page, or in a request to a vendor.
 */
export type PaymentDescription =
  | { readonly kind: 'ad'; readonly name: string }
  | { readonly kind: 'plan'; readonly name: string }
  /** A card is stored and nothing is paid. */
  | { readonly kind: 'card' }

/** A payment to make on the provider's own page. */
export interface CheckoutOrder {
  /** Our id of the payment; another request with the same id returns the same page. */
  readonly key: string
  /** Our id of the payer; only they can use their stored cards. */
  readonly customer: string
  readonly way: PaymentWay
  readonly description: PaymentDescription
  /** Minor units, above 0. */
  readonly amount: number
  readonly currency: Currency
  /** Where the page sends the browser afterwards, whatever the result. */
  readonly returnUrl: string
}

/** Stores a card without paying anything now. */
export type SetupOrder = Pick<CheckoutOrder, 'key' | 'customer' | 'returnUrl' | 'description'>

/** A charge of a stored card while its owner is absent. */
export interface SavedCharge extends Omit<CheckoutOrder, 'way'> {
  /** The provider's id of the card. */
  readonly cardRef: string
}

export interface HostedPage {
  /** The provider's reference of the payment. */
  readonly ref: string
  /** The page: an address of the provider, or a path of this server. */
  readonly url: string
}

export interface StoredCard {
  readonly ref: string
  readonly brand: string
  readonly last4: string
  /** The last month in which it is valid, for example `2031-04`. */
  readonly expiry: string
}

/** The means of payment, as receipts show it. */
export type PaidWith =
  | { readonly way: 'card'; readonly brand: string; readonly last4: string }
  | { readonly way: 'paypal' }

/** State of a payment. `paid`, `failed` and `canceled` are final; a stored card counts as paid. */
export interface PaymentState {
  readonly ref: string
  readonly key: string
  /** `authentication`: the bank needs the card's owner to confirm on `url`. */
  readonly status: 'open' | 'authentication' | 'paid' | 'failed' | 'canceled'
  /** Why nothing was paid; for an open payment, why the last attempt failed. */
  readonly refusal: Refusal | null
  readonly url: string
  readonly amount: number
  readonly currency: Currency
  readonly refunded: number
  readonly card: StoredCard | null
  /** Null if nothing was paid, as for a card that was only stored. */
  readonly paidWith: PaidWith | null
}

/** An event that a payment has changed. Poll its state, because events may arrive late, twice and in any order. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly ref: string
}

/** A request to our webhook: the unchanged body, and the headers in lower case. */
export interface Delivery {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Payments on a provider's hosted pages; card numbers never reach this server. */
export interface PaymentGateway {
  /** The provider's name, stored with each payment. */
  readonly provider: string
  createCheckout(order: CheckoutOrder): Promise<HostedPage>
  createSetup(order: SetupOrder): Promise<HostedPage>
  /** Charges a stored card once per key. If its owner must authenticate, the state's `url` is the page for that. */
  chargeSaved(charge: SavedCharge): Promise<PaymentState>
  /** State of a payment. If the payer has approved it and the provider waits for us, it's captured now. */
  get(ref: string): Promise<PaymentState>
  /** State of the payment with a key, or null if there is none: for payments whose reference was lost. */
  find(key: string): Promise<PaymentState | null>
  /** Cancels an open payment, so that nobody can pay it any more; a payment that has ended stays as it is. */
  cancel(ref: string): Promise<PaymentState>
  /** Refunds money, once per key; `refused` if that amount was not paid or has already been refunded. */
  refund(refund: {
    readonly key: string
    readonly ref: string
    readonly amount: number
  }): Promise<'done' | 'refused'>
  /**
   * The event of a delivery; null if it is not one of this provider. Throws a `DeliveryRefusal` if the delivery can't
   * be trusted. `now` is real time.
   */
  readEvent(delivery: Delivery, now: Date): Promise<PaymentEvent | null>
}

/** Why a delivery is not trusted. */
export class DeliveryRefusal extends Error {
  readonly reason: 'signature' | 'tooOld' | 'unreadable'

  constructor(reason: 'signature' | 'tooOld' | 'unreadable') {
    super(reason)
    this.reason = reason
  }
}
