import { ownReturnAddress } from '@aloft/domain/account/return-address.rules'
import { isLive } from '@aloft/domain/balloons/status-changes.rules'
import { toMinorUnits } from '@aloft/domain/core/money'
import { checkCharge } from '@aloft/domain/payments/payment.rules'
import { CallError } from '../../../action/call-error.ts'
import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { findOpenPayment } from '../../payments/payment.repo.ts'
import { beginPayment, cancelPayment, openPaymentPage } from '../../payments/payment.service.ts'
import { beginLaunch, prepareLaunch } from '../lifecycle/launch.service.ts'
import { findLatestLaunch, findLaunchStatus } from '../core/launch.repo.ts'
import { paymentPurposes } from './payment-purposes.ts'

/** Return address after a payment, unless the request names one. */
const homePath = '/0/list'

/**
 * Begins the payment of an ad: the ad waits for it, and the browser goes to the provider's page (ACT-118). A payment
 * page opened earlier is canceled, so that nobody pays twice.
 */
export const payAd = defineAction('pay-ad', {
  policy: onBrand(),
  async handle(
    context,
    { method: way, creditAmount, returnTo = homePath, stopsFollowed = false, ...subject },
  ) {
    const { db, account, brand, gateways, now } = context
    const returnPath = ownReturnAddress(returnTo)
    if (returnPath === null) throw new CallError('invalidPayload', { field: 'returnTo' })
    const latest = await findLatestLaunch(db, subject.balloonId)
    const before =
      latest && (await findOpenPayment(db, { ownerId: brand.ownerId, purpose: 'ad', subject: latest.id }))
    // The charge for the next month of a live ad has no page that could be canceled.
    const isRenewal = before && isLive((await findLaunchStatus(db, before.subject))?.status ?? 'deprecated')
    if (before && !isRenewal) await cancelPayment(context, paymentPurposes, before)

    const begun = await db.transaction(async (trx) => {
      const call = { ...context, db: trx }
      const requested = toMinorUnits(creditAmount)
      const ad = await prepareLaunch(call, subject, { credit: requested })
      if ('error' in ad) return ad
      const { payer, facts } = ad
      const { bill, currency, vatPercent } = facts
      const { toPay } = bill
      const wrong = checkCharge({ toPay, currency, credit: requested, balance: payer.creditMinor })
      // An ad paid entirely from credit is launched without a payment.
      if (wrong || toPay === 0) return { error: wrong ?? 'amountTooSmall' } as const
      const launch = await beginLaunch(call, ad, { actorId: account.id, stopsFollowed })
      const payment = await beginPayment(trx, gateways, {
        ownerId: payer.id,
        purpose: 'ad',
        subject: launch.id,
        amount: toPay,
        vat: bill.vat,
        vatPercent,
        creditUsed: bill.credit,
        currency,
        way,
        now,
      })
      return { payment, name: ad.balloon.name, error: undefined }
    })
    if (begun.error !== undefined) return begun
    const description = { kind: 'ad', name: begun.name } as const
    const url = await openPaymentPage(context, begun.payment, { description, returnTo: returnPath })
    return { paymentId: begun.payment.id, clientSecret: null, url }
  },
})
