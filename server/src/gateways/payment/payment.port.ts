import type { Currency } from '@aloft/domain/core/money'
import type { PaymentWay, Refusal } from '@aloft/domain/payments/payment.rules'

/** What a payment is for. It is worded where it is shown: on the provider's page, or in what a vendor is sent. */
export type PaymentDescription =
  | { readonly kind: 'ad'; readonly name: string }
  | { readonly kind: 'plan'; readonly name: string }
  /** A card is kept, and nothing is paid. */
  | { readonly kind: 'card' }

/** What somebody is asked for on the provider's own page. */
export interface CheckoutOrder {
  /** Our id of it; asked for again with the same, the provider gives the same page. */
  readonly key: string
  /** Our id of the payer, who alone can use the stored cards. */
  readonly customer: string
  readonly way: PaymentWay
  readonly description: PaymentDescription
  /** Minor units, above 0. */
  readonly amount: number
  readonly currency: Currency
  /** Where the page sends the browser when it is done, whatever the result. */
  readonly returnUrl: string
}

/** Stores a card without paying anything now. */
export type SetupOrder = Pick<CheckoutOrder, 'key' | 'customer' | 'returnUrl' | 'description'>

/** A charge of a stored card while its owner is away. */
export interface SavedCharge extends Omit<CheckoutOrder, 'way'> {
  /** The provider's id of the card. */
  readonly cardRef: string
}

export interface HostedPage {
  /** The provider's id of the payment. */
  readonly ref: string
  /** The page: an address of the provider, or a path of this server. */
  readonly url: string
}

export interface StoredCard {
  readonly ref: string
  readonly brand: string
  readonly last4: string
  /** The last month in which it is valid, as `2031-04`. */
  readonly expiry: string
}

/** The means of payment, as a receipt names it. */
export type PaidWith =
  | { readonly way: 'card'; readonly brand: string; readonly last4: string }
  | { readonly way: 'paypal' }

/** How a payment stands. What is `paid`, `failed` or `canceled` stays so; a card that was kept counts as paid. */
export interface PaymentState {
  readonly ref: string
  readonly key: string
  /** `authentication`: the bank asks the owner of the card, on `url`. */
  readonly status: 'open' | 'authentication' | 'paid' | 'failed' | 'canceled'
  /** Why nothing was paid; for an open payment, why the last try failed. */
  readonly refusal: Refusal | null
  readonly url: string
  readonly amount: number
  readonly currency: Currency
  readonly refunded: number
  /** The stored card. */
  readonly card: StoredCard | null
  /** Null if nothing was paid, as for a card that was only stored. */
  readonly paidWith: PaidWith | null
}

/** A payment has changed. Its state has to be polled, because events come late, twice and in any order. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly ref: string
}

/** What was posted to our webhook: the body as it came, and its headers in lower case. */
export interface Delivery {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Payment by hosted pages of a provider; no number of a card ever comes here. */
export interface PaymentGateway {
  /** The provider's name, kept with each payment. */
  readonly provider: string
  createCheckout(order: CheckoutOrder): Promise<HostedPage>
  createSetup(order: SetupOrder): Promise<HostedPage>
  /** Charges a kept card once for each key. It may need its owner, who is then asked on the state's page. */
  chargeSaved(charge: SavedCharge): Promise<PaymentState>
  /** How a payment stands; what the payer approved and the provider waits for is taken now. */
  get(ref: string): Promise<PaymentState>
  /** The same of the payment of a key, or null where it has none: for a payment whose reference was lost. */
  find(key: string): Promise<PaymentState | null>
  /** Ends what is open, so that nobody can pay it any more; what is over stays. */
  cancel(ref: string): Promise<PaymentState>
  /** Gives money back, once for each key; `refused` where so much was not paid or has gone back already. */
  refund(refund: {
    readonly key: string
    readonly ref: string
    readonly amount: number
  }): Promise<'done' | 'refused'>
  /**
   * The event of a delivery; null if it is not one of this provider. Throws a `DeliveryRefusal` where it is not to
   * be believed. `now` is real time.
   */
  readEvent(delivery: Delivery, now: Date): Promise<PaymentEvent | null>
}

/** Why a delivery is not believed. */
export class DeliveryRefusal extends Error {
  readonly reason: 'signature' | 'tooOld' | 'unreadable'

  constructor(reason: 'signature' | 'tooOld' | 'unreadable') {
    super(reason)
    this.reason = reason
  }
}
