import type { Outcome } from '@aloft/api-client/outcome'
import type { PayloadOf } from '@aloft/contract/schemas'
import type { PaymentMethod } from '@aloft/domain/payments/payment.entity'
import { setUser } from '../../state/session.ts'
import { api } from '../core/api.ts'

/** The page of the provider that keeps a card and leads back to an address of ours; null where there is none. */
export async function openCardPage(returnTo: string): Promise<string | null> {
  const outcome = await api.call('add-payment-method', { returnTo })
  return outcome.kind === 'reply' ? outcome.reply.url : null
}

/** The card that was added on the provider's page; null if none was. */
export async function loadAddedCard(paymentId: string): Promise<PaymentMethod | null> {
  const outcome = await api.call('get-payment-result', { paymentId })
  return outcome.kind === 'reply' ? outcome.reply.paymentMethod : null
}

/** How a payment ended that its owner comes back from: a card was stored, or a plan was paid for. */
export type PaymentReturn = { readonly card: PaymentMethod } | 'paid' | 'notPaid'

/** The end of a payment on a provider's or a bank's page. */
export async function loadPaymentReturn(paymentId: string): Promise<PaymentReturn> {
  const outcome = await api.call('get-payment-result', { paymentId })
  if (outcome.kind !== 'reply') return 'notPaid'
  const { payment, paymentMethod } = outcome.reply
  if (paymentMethod) return { card: paymentMethod }
  return payment.status === 'paid' ? 'paid' : 'notPaid'
}

/**
 * Charges the plan to another stored card: `noPlan` where none is charged, so that the card is only kept; null if it
 * failed.
 */
export async function setPaymentMethod(paymentMethodId: string): Promise<'done' | 'noPlan' | null> {
  const outcome = await api.call('set-payment-method', { paymentMethodId })
  if (outcome.kind === 'failure') return 'noPlan'
  return outcome.kind === 'reply' ? 'done' : null
}

/** What became of a plan that was chosen, or of a trial that was ended: `url` is where the bank asks its customer. */
export type PlanOutcome = 'done' | { readonly url: string } | 'paymentFailed' | 'generic'

/** Chooses a plan; the first one begins with a trial (PLN-09). */
export async function startSubscription(
  choice: Omit<PayloadOf<'start-subscription'>, 'currency'>,
): Promise<PlanOutcome> {
  const outcome = await api.call('start-subscription', { ...choice, currency: 'EUR' })
  if (outcome.kind === 'failure') return refusalOf(outcome.failure)
  if (outcome.kind !== 'reply') return 'generic'
  setUser(outcome.reply.user)
  return 'done'
}

/** Ends the trial: the plan is paid and begins now (PLN-10). */
export async function skipTrial(returnTo: string): Promise<PlanOutcome> {
  const outcome = await api.call('skip-trial', { returnTo })
  if (outcome.kind === 'failure') return refusalOf(outcome.failure)
  if (outcome.kind !== 'reply') return 'generic'
  setUser(outcome.reply.user)
  return 'done'
}

/** What became of a plan that was to be canceled or kept: `planOver` where it had ended before. */
export type PlanChange = 'done' | 'planOver' | 'generic'

/** Cancels the plan for the end of its trial or paid period; the reason is in the user's words (ACT-114). */
export async function cancelPlan(reason: string | null): Promise<PlanChange> {
  return planChangeOf(await api.call('cancel-subscription', { reason, acceptedDiscount: null }))
}

/** Undoes a cancellation: the plan renews as it would have. */
export async function keepPlan(): Promise<PlanChange> {
  return planChangeOf(await api.call('keep-subscription', {}))
}

function planChangeOf(outcome: Outcome<'cancel-subscription'> | Outcome<'keep-subscription'>): PlanChange {
  if (outcome.kind === 'failure') return outcome.failure.error === 'noPlan' ? 'planOver' : 'generic'
  if (outcome.kind !== 'reply') return 'generic'
  setUser(outcome.reply.user)
  return 'done'
}

function refusalOf(failure: { readonly error: string; readonly url?: string }): PlanOutcome {
  if (failure.error === 'authenticationNeeded' && failure.url) return { url: failure.url }
  return failure.error === 'paymentFailed' ? 'paymentFailed' : 'generic'
}
