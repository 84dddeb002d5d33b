import { planPaid } from '@aloft/domain/payments/plan-postings.rules'
import { periodEndAction, readPlanSubject } from '@aloft/domain/payments/plan-period.rules'
import { lockOwner, post } from '../../ledger/ledger.repo.ts'
import { findSubscription, subscriptionTimes } from '../plans/subscription.repo.ts'
import type { PaymentPurposeHandler } from './payment-purposes.ts'
import { beginPeriod, endPlan, lapse } from './subscription.service.ts'

/** A period of a plan: paid, it begins; not paid when it was due, the plan lapses, or ends where it was canceled. */
export const planPurpose: PaymentPurposeHandler = {
  async onPaid({ db, now }, { id: paymentId, owner_id: ownerId, subject, amount, vat, currency }) {
    await lockOwner(db, ownerId)
    await post(db, { ...planPaid({ paymentId, ownerId, currency, amount, vat }), date: now })
    // Whoever has erased their account meanwhile has no plan any more.
    if (!(await findSubscription(db, ownerId))) return
    await beginPeriod(db, ownerId, readPlanSubject(subject), now)
  },

  async onFailed(end, { owner_id: ownerId }) {
    const { db, now } = end
    await lockOwner(db, ownerId)
    const subscription = await findSubscription(db, ownerId)
    if (!subscription) return
    const action = periodEndAction(subscriptionTimes(subscription), now)
    if (action === 'renew') await lapse(end, subscription)
    if (action === 'end') await endPlan(end, subscription)
  },
}
