import { shareCharge } from '@aloft/domain/payments/payment.rules'
import type { Db } from '../../../db/db.ts'
import { creditOf, lockOwner } from '../../../ledger/ledger.repo.ts'
import type { JobContext } from '../../../queue/define.ts'
import { type PaymentMethodRow, paymentMethodsOf } from '../../payments/payment-method.repo.ts'
import { findOpenPayment } from '../../payments/payment.repo.ts'
import { beginPayment } from '../../payments/payment.service.ts'
import { creditAlone } from '../../payments/receipt.service.ts'
import { findSubscription } from '../../plans/subscription.repo.ts'
import { creditKey } from '../core/launch-money.service.ts'
import { periodOf } from '../core/launch-period.ts'
import { hold } from './launch-transitions.service.ts'
import type { Launch } from '../core/launch.repo.ts'
import { takePaid } from './submit.service.ts'
import type { Transition } from '../core/transition.ts'

/**
 * Renews a launch whose month is over: pays the next one from its owner's credit, or from credit and the stored card
 * together if credit isn't enough. Without a card the ad is put on hold. True if the launch waits for the card to be
 * charged.
 */
export async function renew(
  transition: Transition,
  { gateways, now }: { readonly gateways: JobContext['gateways']; readonly now: Date },
  launch: Launch,
): Promise<boolean> {
  const { db } = transition
  const { id: subject, ownerId, currency } = launch
  await lockOwner(db, ownerId)
  const { vatPercent } = launch
  const { budget, vat } = periodOf(launch)
  const total = budget + vat
  const balance = await creditOf(db, ownerId, currency)
  if (balance >= total) {
    const key = creditKey(launch.id, launch.fundedPeriods + 1)
    const bill = { budget, vat, credit: total, toPay: 0 }
    await takePaid(transition, launch, { key, bill, vatPercent, ...creditAlone, actorId: null })
    return false
  }
  if (await findOpenPayment(db, { ownerId, purpose: 'ad', subject })) return true
  if (!(await renewalCardOf(db, ownerId))) {
    await hold(transition, launch, 'noCredit')
    return false
  }
  const { credit, toPay } = shareCharge(total, balance, currency)
  const charge = { amount: toPay, vat, vatPercent, creditUsed: credit, currency, way: 'card' } as const
  const payment = await beginPayment(db, gateways, { ...charge, ownerId, purpose: 'ad', subject, now })
  await transition.enqueue(transition.db, 'charge-renewal', { paymentId: payment.id })
  return true
}

/** The card of the owner's plan, or else the one stored last. */
export async function renewalCardOf(db: Db, ownerId: string): Promise<PaymentMethodRow | undefined> {
  const methods = paymentMethodsOf(db, ownerId)
  const chosen = (await findSubscription(db, ownerId))?.paymentMethodId
  return chosen ? methods.find(chosen) : (await methods.list())[0]
}
