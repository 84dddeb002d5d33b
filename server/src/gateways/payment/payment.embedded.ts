import { isCardExpired, type PaymentWay } from '@aloft/domain/payments/payment.rules'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import {
  claimPayment,
  type EmbeddedCard,
  type EmbeddedPayment,
  findCard,
  findPayment,
  findRef,
  hasRefund,
  insertRefund,
  lockPayment,
  webhookSecret,
} from './embedded/embedded-payment.repo.ts'
import { deliverEvent } from './embedded/events.ts'
import { callOff, changeAndNotify, createPaymentPage, type PaymentPage } from './embedded/page-steps.ts'
import { checkSignature, signatureHeader } from './embedded/signature.ts'
import { testCards } from './embedded/test-cards.ts'
import {
  DeliveryRefusal,
  type StoredCard,
  type PaidWith,
  type PaymentGateway,
  type PaymentState,
} from './payment.port.ts'

/** Path of the provider's page, followed by the reference of a payment. */
export const paymentPagePath = '/embedded-payment'

/** A provider that moves no money, with operations that other providers keep internal. */
export interface EmbeddedPayments extends PaymentGateway {
  readonly page: PaymentPage
  /** Posts an event to the webhook at an address; throws if it was not accepted. */
  deliver(eventId: string, url: string): Promise<void>
}

/**
 * Our own payment provider, for installations without another. It works like others do, with pages of its own, test
 * numbers, bank authentication, stored cards known only by reference, and signed events, except that no money moves, as
 * its page says. `isDisorderly` is for tests: events arrive twice and in the wrong order.
 */
export function createEmbeddedPayments(
  db: Db,
  clock: Clock,
  { isDisorderly = false }: { readonly isDisorderly?: boolean } = {},
): EmbeddedPayments {
  const provider = { db, clock, isDisorderly }

  return {
    provider: 'embedded',
    page: createPaymentPage(provider),

    async createCheckout({ way, returnUrl, ...order }) {
      const asked = { ...order, kind: 'payment', method: way, returnUrl, cardId: null } as const
      const { ref } = await claimPayment(db, asked, clock.real())
      return { ref, url: pageOf(ref) }
    },

    async createSetup({ returnUrl, ...order }) {
      const asked = { ...order, kind: 'setup', method: 'card', returnUrl } as const
      const nothing = { amount: 0, currency: 'EUR', cardId: null } as const
      const { ref } = await claimPayment(db, { ...asked, ...nothing }, clock.real())
      return { ref, url: pageOf(ref) }
    },

    async chargeSaved({ cardRef, returnUrl, ...order }) {
      const card = await findCard(db, cardRef)
      if (card?.customer !== order.customer) throw new Error(`the customer has no card ${cardRef}`)
      const charge = { ...order, kind: 'payment', method: 'card', returnUrl } as const
      const { ref } = await claimPayment(db, { ...charge, cardId: card.id }, clock.real())
      return stateOf(
        await db.transaction(async (trx) => {
          const payment = await lockPayment(trx, ref)
          // Already charged under this key.
          if (payment.status !== 'open') return payment
          const { change, type } = outcomeOf(card, clock.real())
          return changeAndNotify(provider, trx, ref, change, type)
        }),
        card,
      )
    },

    get: (ref) => get(ref),

    async find(key) {
      const ref = await findRef(db, key)
      return ref === undefined ? null : get(ref)
    },

    async cancel(ref) {
      await callOff(provider, ref)
      return get(ref)
    },

    async refund({ key, ref, amount }) {
      return db.transaction(async (trx) => {
        const { status, amount: paid, refunded } = await lockPayment(trx, ref)
        if (await hasRefund(trx, key)) return 'done'
        if (status !== 'paid' || refunded + amount > paid) return 'refused'
        await insertRefund(trx, { key, paymentRef: ref, amount, date: clock.real() })
        await changeAndNotify(provider, trx, ref, { refunded: refunded + amount }, 'payment.refunded')
        return 'done'
      })
    },

    async readEvent({ body, headers }, now) {
      const signature = headers[signatureHeader]
      if (signature === undefined) return null
      checkSignature(body, signature, await webhookSecret(db), now)
      return readBody(body)
    },

    deliver: (eventId, url) => deliverEvent(db, eventId, { url, now: clock.real() }),
  }

  async function get(ref: string): Promise<PaymentState> {
    const payment = await findPayment(db, ref)
    if (!payment) throw new Error(`the provider has no payment ${ref}`)
    const { status, cardId } = payment
    const card = status === 'paid' && cardId ? await findCard(db, cardId) : undefined
    return stateOf(payment, card ?? null)
  }
}

function pageOf(ref: string): string {
  return `${paymentPagePath}/${ref}`
}

function stateOf(payment: EmbeddedPayment, usedCard: EmbeddedCard | null): PaymentState {
  const { ref, key, kind, method, status, amount, currency, refunded, failure } = payment
  const card = status === 'paid' && usedCard ? cardOf(usedCard) : null
  return {
    ref,
    key,
    status,
    refusal: failure,
    url: pageOf(ref),
    amount,
    currency,
    refunded,
    card: kind === 'setup' ? card : null,
    paidWith: kind === 'payment' && status === 'paid' ? paidWithOf(method, card) : null,
  }
}

function cardOf({ id: ref, number, expiry }: EmbeddedCard): StoredCard {
  return { ref, brand: testCards[number]?.brand ?? 'card', last4: number.slice(-4), expiry }
}

function paidWithOf(way: PaymentWay, card: StoredCard | null): PaidWith | null {
  if (way === 'paypal') return { way }
  return card && { way, brand: card.brand, last4: card.last4 }
}

/** The bank's answer to a charge of a stored card while its owner is absent. */
function outcomeOf(card: EmbeddedCard, now: Date) {
  const { refusal, authentication, isRefusedLater } = testCards[card.number] ?? {}
  const failure = isCardExpired(card.expiry, now)
    ? 'expiredCard'
    : (refusal ?? (isRefusedLater ? 'declined' : null))
  if (failure) return { change: { status: 'failed', failure }, type: 'payment.failed' } as const
  const isAsked = authentication === 'always' || (authentication === 'once' && !card.isAuthenticated)
  return isAsked
    ? ({
        change: { status: 'authentication', failure: 'authenticationNeeded' },
        type: 'payment.authentication',
      } as const)
    : ({ change: { status: 'paid', failure: null }, type: 'payment.paid' } as const)
}

function readBody(body: string): { id: string; type: string; ref: string } {
  try {
    const { id, type, data } = JSON.parse(body) as {
      id?: unknown
      type?: unknown
      data?: { payment?: unknown }
    }
    const ref = data?.payment
    if (typeof id === 'string' && typeof type === 'string' && typeof ref === 'string')
      return { id, type, ref }
  } catch {
    // The error is thrown below.
  }
  throw new DeliveryRefusal('unreadable')
}
