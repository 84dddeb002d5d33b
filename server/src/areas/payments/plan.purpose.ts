import { planPaid } from '@aloft/domain/payments/plan-postings.rules'
import { periodEndAction, periodEndOf, readPlanSubject } from '@aloft/domain/payments/plan-period.rules'
import { lockOwner, post } from '../../ledger/ledger.repo.ts'
import { findSubscription, subscriptionTimes } from '../plans/subscription.repo.ts'
import type { PaymentPurposeHandler } from './payment-purposes.ts'
import { issueReceipt, paidPeriodWords, planItemWords } from './receipt.service.ts'
import { beginPeriod, endPlan, lapse } from './subscription.service.ts'

/**
 * Handles a plan's payment: if paid, the period begins. If not paid when due, the plan lapses, or ends if it was
 * canceled.
 */
export const planPurpose: PaymentPurposeHandler = {
  async onPaid(end, payment) {
    const { db, now } = end
    const { id: paymentId, ownerId, subject, amount, vat, currency } = payment
    await lockOwner(db, ownerId)
    const booking = planPaid({ paymentId, ownerId, currency, amount, vat })
    await post(db, { ...booking, date: now })
    const period = readPlanSubject(subject)
    // An account erased in the meantime has no plan.
    if (await findSubscription(db, ownerId)) await beginPeriod(db, ownerId, period, now)
    await issueReceipt(end, {
      reference: booking.reference,
      ownerId,
      purpose: 'plan',
      item: planItemWords(period),
      period: paidPeriodWords(period.start, periodEndOf(period)),
      vat,
      vatPercent: payment.vatPercent,
      creditUsed: payment.creditUsed,
      charged: amount,
      currency,
      method: payment.method,
      paidWith: end.paidWith,
      ad: null,
    })
  },

  async onFailed(end, { ownerId }) {
    const { db, now } = end
    await lockOwner(db, ownerId)
    const subscription = await findSubscription(db, ownerId)
    if (!subscription) return
    const action = periodEndAction(subscriptionTimes(subscription), now)
    if (action === 'renew') await lapse(end, subscription)
    if (action === 'end') await endPlan(end, subscription)
  },
}
