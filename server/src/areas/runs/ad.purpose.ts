import { keptAsCredit } from '@aloft/domain/ads/ad-postings.rules'
import { creditOf, lockOwner, post } from '../../ledger/ledger.repo.ts'
import type { PaymentPurposeHandler } from '../payments/payment-purposes.ts'
import type { PaymentRow } from '../payments/payment.repo.ts'
import { findAdRun } from './run.repo.ts'
import { changeStatus } from './status.service.ts'
import { takePaid } from './submit.service.ts'
import { type Turn, turnOf } from './turn.ts'
import { withdrawRun } from './withdraw.service.ts'

/** What a payment for an ad leads to; its subject is the run. */
export const adPurpose: PaymentPurposeHandler = {
  async onPaid(end, payment) {
    const { db, now } = end
    const { id: paymentId, owner_id: ownerId, subject: runId, amount, currency } = payment
    await lockOwner(db, ownerId)
    const run = await findAdRun(db, runId)
    const isEnough = (await creditOf(db, ownerId, currency)) >= payment.credit_used
    const isTaken =
      run &&
      isEnough &&
      (await takePaid(turnOf(end, db, now), run, { key: paymentId, bill: billOf(payment), actorId: null }))
    if (isTaken) return
    // It was paid in another way meanwhile, the credit was spent, or the ad is gone.
    await post(db, { ...keptAsCredit({ runId, ownerId, currency }, paymentId, amount), date: now })
    if (run) await failPayment(turnOf(end, db, now), run.balloonId)
  },

  async onFailed(end, payment) {
    const { db, now } = end
    const run = await findAdRun(db, payment.subject)
    if (!run || run.submittedDate) return
    const turn = turnOf(end, db, now)
    if (payment.status === 'failed') await failPayment(turn, run.balloonId)
    else await withdrawRun(turn, run, null)
  },
}

function billOf({ amount, vat, credit_used: credit }: PaymentRow) {
  return { budget: amount + credit - vat, vat, credit, toPay: amount }
}

async function failPayment({ db, now }: Turn, balloonId: string): Promise<void> {
  await changeStatus(db, { balloonId, event: 'FAIL_PAYMENT', actorId: null, now })
}
