import type { PaymentDescription, PaymentState } from '../../gateways/payment/payment.port.ts'
import type { PaymentPurposes } from './payment-purposes.ts'
import { type PaymentRow, setProviderRef } from './payment.repo.ts'
import { endAsStated, type PaymentParts } from './payment.service.ts'

export interface CardCharge {
  readonly cardRef: string
  readonly description: PaymentDescription
  /** An address of the app, where the bank returns an owner after authentication. */
  readonly returnTo: string
}

/**
 * Charges a stored card for an open payment, once, and ends the payment by the bank's answer, which may require the
 * owner's authentication first.
 */
export async function chargeCard(
  parts: PaymentParts,
  purposes: PaymentPurposes,
  payment: PaymentRow,
  { cardRef, description, returnTo }: CardCharge,
): Promise<{ readonly payment: PaymentRow; readonly state: PaymentState }> {
  const { id: key, ownerId: customer, amount, currency } = payment
  const returnUrl = new URL(returnTo, parts.settings.publicUrl)
  returnUrl.searchParams.set('paymentId', key)
  const state = await parts.gateways.payments.byWay.card.chargeSaved({
    key,
    customer,
    amount,
    currency,
    cardRef,
    description,
    returnUrl: returnUrl.toString(),
  })
  parts.fault('payment-charged')
  await setProviderRef(parts.db, payment.id, state.ref)
  await endAsStated(parts, purposes, state)
  return { payment: { ...payment, providerRef: state.ref }, state }
}
