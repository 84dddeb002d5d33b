import type { Refusal } from '@aloft/domain/payments/payment.rules'
import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import {
  changePayment,
  type EmbeddedPayment,
  findPayment,
  keepCard,
  lockPayment,
  markAuthenticated,
} from './embedded-payment.repo.ts'
import { type EventType, sendPaymentEvent } from './events.ts'
import { type CardFault, readCard, testCards, type TypedCard } from './test-cards.ts'

/** Operations of the provider's payment page. */
export interface PaymentPage {
  find(ref: string): Promise<EmbeddedPayment | undefined>
  /** Pays by card, or returns what is wrong with it; the bank may require authentication first. */
  payByCard(ref: string, typed: TypedCard): Promise<EmbeddedPayment | { readonly fault: CardFault }>
  /** The answer to the question of the bank or PayPal. */
  answer(ref: string, isApproved: boolean): Promise<EmbeddedPayment>
  /** Returns without paying: the payment has failed if an attempt was refused before, otherwise it is canceled. */
  leave(ref: string): Promise<EmbeddedPayment>
}

export interface Provider {
  readonly db: Db
  readonly clock: Clock
  readonly isDisorderly: boolean
}

type Change = Parameters<typeof changePayment>[2]

export function createPaymentPage(provider: Provider): PaymentPage {
  const { db, clock } = provider

  return {
    find: (ref) => findPayment(db, ref),

    async payByCard(ref, typed) {
      const read = readCard(typed, clock.real())
      if ('fault' in read) return read
      return whileOpen(ref, 'open', async (trx) => {
        if ('refusal' in read) return refuse(trx, ref, read.refusal)
        const payment = await lockPayment(trx, ref)
        const { refusal, authentication, isRefusedLater } = testCards[read.number] ?? {}
        const isSetup = payment.kind === 'setup'
        const reason = refusal ?? (isRefusedLater && !isSetup ? 'declined' : undefined)
        if (reason) return refuse(trx, ref, reason)
        const card = await keepCard(trx, { customer: payment.customer, ...read })
        const change = { cardId: card.id, failure: null }
        return authentication
          ? end(trx, ref, { ...change, status: 'authentication' }, 'payment.authentication')
          : end(trx, ref, { ...change, status: 'paid' }, 'payment.paid')
      })
    },

    async answer(ref, isApproved) {
      const found = await findPayment(db, ref)
      const isPaypal = found?.method === 'paypal'
      return whileOpen(ref, isPaypal ? 'open' : 'authentication', async (trx, payment) => {
        if (!isApproved && isPaypal)
          return end(trx, ref, { status: 'failed', failure: 'paypalRefused' }, 'payment.failed')
        if (!isApproved) return refuse(trx, ref, 'authenticationFailed')
        if (payment.cardId && payment.kind === 'setup') await markAuthenticated(trx, payment.cardId)
        return end(trx, ref, { status: 'paid', failure: null }, 'payment.paid')
      })
    },

    leave: (ref) => callOff(provider, ref),
  }

  /** Reopens the payment for another card. */
  function refuse(trx: Db, ref: string, failure: Refusal): Promise<EmbeddedPayment> {
    return end(trx, ref, { status: 'open', failure, cardId: null }, 'payment.refused')
  }

  function end(trx: Db, ref: string, change: Change, type: EventType): Promise<EmbeddedPayment> {
    return changeAndNotify(provider, trx, ref, change, type)
  }

  function whileOpen(
    ref: string,
    status: EmbeddedPayment['status'],
    step: (trx: Db, payment: EmbeddedPayment) => Promise<EmbeddedPayment>,
  ): Promise<EmbeddedPayment> {
    return db.transaction(async (trx) => {
      const payment = await lockPayment(trx, ref)
      return payment.status === status ? step(trx, payment) : payment
    })
  }
}

export async function changeAndNotify(
  { clock, isDisorderly }: Provider,
  trx: Db,
  ref: string,
  change: Change,
  type: EventType,
): Promise<EmbeddedPayment> {
  const payment = await changePayment(trx, ref, change)
  await sendPaymentEvent(trx, payment, type, { date: clock.real(), isDisorderly })
  return payment
}

/** Cancels a payment that has not ended. */
export function callOff(provider: Provider, ref: string): Promise<EmbeddedPayment> {
  return provider.db.transaction(async (trx) => {
    const payment = await lockPayment(trx, ref)
    if (payment.status !== 'open' && payment.status !== 'authentication') return payment
    return payment.failure
      ? changeAndNotify(provider, trx, ref, { status: 'failed' }, 'payment.failed')
      : changeAndNotify(provider, trx, ref, { status: 'canceled' }, 'payment.canceled')
  })
}
