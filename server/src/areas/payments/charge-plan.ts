import { type PlanPeriod, planSubject } from '@aloft/domain/payments/plan-period.rules'
import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import type { Db } from '../../db/db.ts'
import type { PaymentState } from '../../gateways/payment/payment.port.ts'
import { lockOwner } from '../../ledger/ledger.repo.ts'
import { findSubscription, type SubscriptionRow } from '../plans/subscription.repo.ts'
import { chargeCard } from './charge-card.ts'
import { paymentMethodsOf } from './payment-method.repo.ts'
import type { PaymentPurposes } from './payment-purposes.ts'
import { findOpenPlanPayment, type PaymentRow } from './payment.repo.ts'
import { beginPayment, type PaymentParts } from './payment.service.ts'
import { planCharge } from './plan-charge.ts'

/**
 * Charges a period of a plan to its subscription's card and ends the payment by the bank's answer. `periodOf` returns
 * the period to pay, or null if nothing is due any more. It's called while the account is locked, so that parallel
 * callers share one charge. Returns `noCard` without a card.
 */
export async function chargePlan(
  parts: PaymentParts,
  purposes: PaymentPurposes,
  userId: string,
  choice: {
    readonly periodOf: (subscription: SubscriptionRow) => PlanPeriod | null
    readonly returnTo: string
  },
): Promise<{ readonly payment: PaymentRow; readonly state: PaymentState } | 'noCard' | 'nothingDue'> {
  const begun = await parts.db.transaction((trx) => beginCharge(trx, parts, userId, choice.periodOf))
  if (typeof begun === 'string') return begun
  const { payment, cardRef, planLabel } = begun
  const { returnTo } = choice
  return chargeCard(parts, purposes, payment, {
    cardRef,
    description: { kind: 'plan', name: planOf(planLabel).marketingName },
    returnTo,
  })
}

async function beginCharge(
  trx: Db,
  { now, gateways, settings }: PaymentParts,
  userId: string,
  periodOf: (subscription: SubscriptionRow) => PlanPeriod | null,
) {
  await lockOwner(trx, userId)
  const subscription = await findSubscription(trx, userId)
  const period = subscription && periodOf(subscription)
  if (!period) return 'nothingDue'
  const { paymentMethodId: methodId } = subscription
  const method = methodId && (await paymentMethodsOf(trx, userId).find(methodId))
  if (!method) return 'noCard'
  const { planLabel } = period
  const charge = planCharge(settings, period)
  const payment =
    (await findOpenPlanPayment(trx, userId, period)) ??
    (await beginPayment(trx, gateways, {
      ...charge,
      ownerId: userId,
      purpose: 'plan',
      subject: planSubject(period),
      creditUsed: 0,
      currency: 'EUR',
      way: 'card',
      now,
    }))
  return { payment, cardRef: method.providerRef, planLabel }
}
