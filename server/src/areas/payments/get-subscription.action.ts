import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { findSubscription } from '../plans/subscription.repo.ts'

export const getSubscription = defineAction('get-subscription', {
  policy: signedIn,
  async handle({ db, account }) {
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
        paymentMethodId: row.payment_method_id,
      },
    }
  },
})
