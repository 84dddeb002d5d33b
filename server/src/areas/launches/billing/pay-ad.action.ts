import { ownReturnAddress } from '@aloft/domain/account/return-address.rules'
import { isLive } from '@aloft/domain/balloons/status-changes.rules'
import { toMinorUnits } from '@aloft/domain/core/money'
import { checkCharge } from '@aloft/domain/payments/payment.rules'
import { CallError } from '../../../action/call-error.ts'
import type { AccountRow, BrandAccess } from '../../../action/caller.ts'
import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import type { Db } from '../../../db/db.ts'
import { chargeCard } from '../../payments/charge-card.ts'
import { type PaymentMethodRow, paymentMethodsOf } from '../../payments/payment-method.repo.ts'
import { findOpenPayment, type PaymentRow } from '../../payments/payment.repo.ts'
import { beginPayment, cancelPayment, openPaymentPage } from '../../payments/payment.service.ts'
import { beginLaunch, prepareLaunch } from '../lifecycle/launch.service.ts'
import { findLatestLaunch, findLaunchStatus } from '../core/launch.repo.ts'
import { paymentPurposes } from './payment-purposes.ts'

/** Return address after a payment, unless the request names one. */
const homePath = '/0/list'

/**
 * Begins the payment of an ad: the ad waits for it, and the browser goes to the provider's page (ACT-118). A payment
 * page opened earlier is canceled, so that nobody pays twice. A stored card is charged at once, without a page unless
 * its bank asks the owner to confirm.
 */
export const payAd = defineAction('pay-ad', {
  policy: onBrand(),
  async handle(
    context,
    {
      method: way,
      creditAmount,
      paymentMethodId,
      returnTo: wanted = homePath,
      stopsFollowed = false,
      ...subject
    },
  ) {
    const { db, account, brand, gateways, now } = context
    const returnTo = ownReturnAddress(wanted)
    if (returnTo === null) throw new CallError('invalidPayload', { field: 'returnTo' })
    const card = paymentMethodId === undefined ? null : await findOwnCard(context, paymentMethodId)
    if (card === undefined || (card && way !== 'card'))
      throw new CallError('invalidPayload', { field: 'paymentMethodId' })
    const requested = toMinorUnits(creditAmount)
    // Calls at the same time share one charge of a card, which is made once.
    const isShared = (open: PaymentRow) => card !== null && isUncharged(open) && open.creditUsed === requested
    const latest = await findLatestLaunch(db, subject.balloonId)
    const before =
      latest && (await findOpenPayment(db, { ownerId: brand.ownerId, purpose: 'ad', subject: latest.id }))
    // The charge for the next month of a live ad has no page that could be canceled.
    const isRenewal = before && isLive((await findLaunchStatus(db, before.subject))?.status ?? 'deprecated')
    if (before && !isRenewal && !isShared(before)) await cancelPayment(context, paymentPurposes, before)

    const begun = await db.transaction(async (trx) => {
      const call = { ...context, db: trx }
      const ad = await prepareLaunch(call, subject, { credit: requested })
      if ('error' in ad) return ad
      const { payer, facts } = ad
      const { bill, currency, vatPercent } = facts
      const { toPay } = bill
      const wrong = checkCharge({ toPay, currency, credit: requested, balance: payer.creditMinor })
      // An ad paid entirely from credit is launched without a payment.
      if (wrong || toPay === 0) return { error: wrong ?? 'amountTooSmall' } as const
      const launch = await beginLaunch(call, ad, { actorId: account.id, stopsFollowed })
      const order = { ownerId: payer.id, purpose: 'ad', subject: launch.id } as const
      const open = await findOpenPayment(trx, order)
      // What is still open was begun by a call at the same time, which may have charged it: the provider charges once by its key.
      const payment =
        card && open?.method === 'card' && open.creditUsed === requested && open.amount === toPay
          ? open
          : await beginPayment(trx, gateways, {
              ...order,
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
    const { payment, name } = begun
    const begunPayment = { paymentId: payment.id, clientSecret: null }
    const description = { kind: 'ad', name } as const
    if (!card)
      return { ...begunPayment, url: await openPaymentPage(context, payment, { description, returnTo }) }
    const cardRef = card.providerRef
    const { state } = await chargeCard(context, paymentPurposes, payment, { cardRef, description, returnTo })
    if (state.status === 'failed' || state.status === 'canceled') return { error: 'paymentFailed' }
    return { ...begunPayment, url: state.status === 'authentication' ? state.url : null }
  },
})

/** A card of the brand's owner, who alone may be charged with it. */
async function findOwnCard(
  { db, account, brand }: { readonly db: Db; readonly account: AccountRow; readonly brand: BrandAccess },
  id: string,
): Promise<PaymentMethodRow | undefined> {
  return account.id === brand.ownerId ? paymentMethodsOf(db, account.id).find(id) : undefined
}

/** Begun by card, and neither charged nor open on a page. */
function isUncharged({ method, providerRef }: PaymentRow): boolean {
  return method === 'card' && providerRef === null
}
