import { fromMinorUnits } from '@aloft/domain/core/money'
import { isRunning } from '@aloft/domain/payments/plan-period.rules'
import type { Subscription } from '@aloft/domain/payments/subscription.entity'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import type { Settings } from '../../env.ts'
import { findSubscription, type SubscriptionRow } from '../plans/subscription.repo.ts'
import { planCharge, planVatPercent } from './plan-charge.ts'

export const getSubscription = defineAction('get-subscription', {
  policy: signedIn,
  async handle({ db, account, settings }) {
    const row = await findSubscription(db, account.id)
    const vatPercent = planVatPercent(settings)
    if (!row) return { subscription: null, vatPercent }
    const { planLabel, isAnnual, status } = row
    return {
      subscription: {
        planLabel,
        isAnnual,
        status,
        trialEndDate: row.trialEnd,
        periodEndDate: row.periodEnd,
        canceledDate: row.canceledDate,
        nextCharge: nextCharge(settings, row),
        paymentMethodId: row.paymentMethodId,
      },
      vatPercent,
    }
  },
})

function nextCharge(settings: Settings, row: SubscriptionRow): Subscription['nextCharge'] {
  if (!isRunning(row) || row.canceledDate) return null
  const { amount, vat } = planCharge(settings, { planLabel: row.planLabel, isAnnual: row.isAnnual })
  return { amount: fromMinorUnits(amount), vat: fromMinorUnits(vat), currency: 'EUR' }
}
