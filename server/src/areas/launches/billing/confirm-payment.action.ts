import { failureOf } from '@aloft/domain/payments/payment.rules'
import { CallError } from '../../../action/call-error.ts'
import { defineAction } from '../../../action/define.ts'
import { onBrandOf } from '../../../action/policies.ts'
import { settlePayment } from '../../payments/payment.service.ts'
import { readAdCampaign } from '../core/ad-campaign.ts'
import { ideaIdOfPayment } from './paid-brand.repo.ts'
import { findLaunch } from '../core/launch.repo.ts'
import { paymentPurposes } from './payment-purposes.ts'

/** The result of an ad's payment, for the owner returning from the provider's page (ACT-119, PLN-22). */
export const confirmPayment = defineAction('confirm-payment', {
  policy: onBrandOf((db, { paymentId }) => ideaIdOfPayment(db, paymentId)),
  async handle(context, { paymentId }) {
    const { db } = context
    const payment = await settlePayment(context, paymentPurposes, paymentId)
    if (payment?.status !== 'paid') return { error: failureOf(payment?.failure ?? null) }
    const launch = await findLaunch(db, payment.subject)
    if (!launch) throw new CallError('notFound')
    return { adCampaign: await readAdCampaign(context, launch) }
  },
})
