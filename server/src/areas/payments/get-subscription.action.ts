import { fromMinorUnits } from '@aloft/domain/core/money'
import { isRunning } from '@aloft/domain/payments/plan-period.rules'
import type { Subscription } from '@aloft/domain/payments/subscription.entity'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import type { Settings } from '../../env.ts'
import { findSubscription, type SubscriptionRow } from '../plans/subscription.repo.ts'
import { planCharge } from './plan-charge.ts'

export const getSubscription = defineAction('get-subscription', {
  policy: signedIn,
  async handle({ db, account, settings }) {
    const row = await findSubscription(db, account.id)
    if (!row) return { subscription: null }
    const { plan_label: planLabel, is_annual: isAnnual, status } = row
    return {
      subscription: {
        planLabel,
        isAnnual,
        status,
        trialEndDate: row.trial_end,
        periodEndDate: row.period_end,
        canceledDate: row.canceled_date,
        nextCharge: nextCharge(settings, row),
        paymentMethodId: row.payment_method_id,
      },
    }
  },
})

function nextCharge(settings: Settings, row: SubscriptionRow): Subscription['nextCharge'] {
  if (!isRunning(row) || row.canceled_date) return null
  const { amount, vat } = planCharge(settings, { planLabel: row.plan_label, isAnnual: row.is_annual })
  return { amount: fromMinorUnits(amount), vat: fromMinorUnits(vat), currency: 'EUR' }
}
