import { adCredited } from '@aloft/domain/ads/ad-postings.rules'
import { creditOf, lockOwner, post } from '../../../ledger/ledger.repo.ts'
import type { PaymentPurposeHandler } from '../../payments/payment-purposes.ts'
import type { PaymentRow } from '../../payments/payment.repo.ts'
import { issueCreditReceipt } from '../core/ad-receipt.ts'
import { hold } from '../lifecycle/launch-transitions.service.ts'
import { type Launch, findLaunch } from '../core/launch.repo.ts'
import { changeStatus } from '../core/status.service.ts'
import { takePaid } from '../lifecycle/submit.service.ts'
import { notifyTransition } from '../core/notify-transition.ts'
import type { Transition } from '../core/transition.ts'
import { withdrawLaunch } from '../lifecycle/withdraw.service.ts'

/** Handles the end of a payment for an ad. The payment's subject is the launch id. */
export const adPurpose: PaymentPurposeHandler = {
  async onPaid(end, payment) {
    const { db, now } = end
    const { id: paymentId, ownerId, subject: launchId, amount, currency } = payment
    await lockOwner(db, ownerId)
    const launch = await findLaunch(db, launchId)
    const isEnough = (await creditOf(db, ownerId, currency)) >= payment.creditUsed
    const means = { method: payment.method, paidWith: end.paidWith }
    const paid = { key: paymentId, bill: billOf(payment), vatPercent: payment.vatPercent, ...means }
    if (launch && isEnough && (await takePaid(end, launch, { ...paid, actorId: null }))) return
    // It was paid another way in the meantime, its credit was spent after this payment was canceled, or the ad was
    // deleted.
    const booking = adCredited({ launchId, ownerId, currency }, paymentId, amount)
    await post(db, { ...booking, date: now })
    if (launch && isOfNextMonth(launch, payment)) await hold(end, launch, 'noCredit')
    const { reference } = booking
    await issueCreditReceipt(end, {
      reference,
      balloonId: launch?.balloonId,
      ownerId,
      amount,
      currency,
      ...means,
    })
  },

  async onFailed(end, payment) {
    const { db } = end
    await lockOwner(db, payment.ownerId)
    const launch = await findLaunch(db, payment.subject)
    if (!launch) return
    if (payment.status === 'failed' || launch.submittedDate) await failPayment(end, launch, payment)
    else await withdrawLaunch(end, launch, null)
  },
}

function billOf({ amount, vat, creditUsed: credit }: PaymentRow) {
  return { budget: amount + credit - vat, vat, credit, toPay: amount }
}

/** A new ad waits for another attempt. A live ad whose next month was not paid is put on hold. */
async function failPayment(transition: Transition, launch: Launch, payment: PaymentRow): Promise<void> {
  const { balloonId } = launch
  if (launch.endedDate) return
  if (isOfNextMonth(launch, payment))
    await hold(transition, launch, payment.failure ? 'cardRefused' : 'cardNotCharged')
  if (launch.submittedDate) return
  const move = { balloonId, event: 'FAIL_PAYMENT', actorId: null, now: transition.now } as const
  if ((await changeStatus(transition.db, move)) !== null)
    await notifyTransition(transition, launch, 'adPaymentFailed')
}

/** Whether a payment is for the month after the last paid month of a live launch. */
function isOfNextMonth({ endDate, endedDate }: Launch, payment: PaymentRow): boolean {
  return endDate !== null && endedDate === null && payment.createdDate > endDate
}
