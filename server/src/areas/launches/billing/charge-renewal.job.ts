import { isLive } from '@aloft/domain/balloons/status-changes.rules'
import { addHours } from '@aloft/domain/core/dates'
import { scheduleDueWork } from '../../../due/due-work.repo.ts'
import type { JobHandler } from '../../../queue/define.ts'
import { chargeCard } from '../../payments/charge-card.ts'
import { findPayment } from '../../payments/payment.repo.ts'
import { cancelPayment } from '../../payments/payment.service.ts'
import { renewalCardOf } from '../lifecycle/renew.service.ts'
import { findNamesOfAd, findLaunchStatus } from '../core/launch.repo.ts'
import { paymentPurposes } from './payment-purposes.ts'

const hoursBetweenTries = 1

/** Charges the next month of an ad to its owner's card. The payment's purpose handles the result. */
export const chargeRenewal: JobHandler<'charge-renewal'> = {
  async run(context, { paymentId }) {
    const { db } = context
    const payment = await findPayment(db, paymentId)
    if (payment?.status !== 'open') return
    const found = await findLaunchStatus(db, payment.subject)
    const card = await renewalCardOf(db, payment.ownerId)
    // The ad was stopped or the card deleted in the meantime.
    if (!card || !found || !isLive(found.status) || found.launch.endedDate)
      return cancelPayment(context, paymentPurposes, payment)
    const names = await findNamesOfAd(db, found.launch.balloonId)
    const charged = await chargeCard(context, paymentPurposes, payment, {
      cardRef: card.providerRef,
      description: { kind: 'ad', name: names?.name ?? '' },
      returnTo: '/0/list',
    })
    // The owner isn't here to answer the bank's authentication request.
    if (charged.state.status === 'authentication')
      await cancelPayment(context, paymentPurposes, charged.payment)
  },

  async onExhausted({ db, now, log }, { paymentId }) {
    log.error({ paymentId }, 'next month of an ad could not be charged; will retry')
    const work = { kind: 'charge-renewal', subject: paymentId } as const
    await scheduleDueWork(db, work, addHours(now, hoursBetweenTries))
  },
}
