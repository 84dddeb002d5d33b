import { addHours } from '@aloft/domain/core/dates'
import { isUuid } from '@aloft/domain/core/ids'
import { CallError } from '../../action/call-error.ts'
import type { Db } from '../../db/db.ts'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import type { Settings } from '../../env.ts'
import type { Gateways } from '../../gateways/gateways.ts'
import { providersOf } from '../../gateways/payment/choose-payments.ts'
import type {
  PaymentDescription,
  PaymentEvent,
  PaymentGateway,
  PaymentState,
} from '../../gateways/payment/payment.port.ts'
import { releaseCredit, reserveCredit } from '../../ledger/credit-reservation.ts'
import { lockOwner } from '../../ledger/ledger.repo.ts'
import {
  endPayment,
  findPayment,
  insertPayment,
  insertPaymentEvent,
  lockPayment,
  type NewPayment,
  type PaymentRow,
  setProviderRef,
} from './payment.repo.ts'
import type { WorkContext } from '../../work-context.ts'
import type { PaymentEnd, PaymentPurposes } from './payment-purposes.ts'
import type { SellerSettings } from './receipt.service.ts'

/** Hours until we poll a payment whose payer did not return, and until it counts as abandoned. */
const pollAfterHours = 1
const abandonedAfterHours = 24

/** Context for payments, from an `external` action or a job. `db` must not be a transaction. */
export type PaymentParts = Pick<WorkContext, 'db' | 'clock' | 'now' | 'enqueue' | 'fault'> & {
  readonly settings: Pick<Settings, 'publicUrl'> & SellerSettings
  readonly gateways: Pick<Gateways, 'payments'>
}

/**
 * Begins a payment in the caller's transaction; call `openPaymentPage` or charge a card after its commit. The credit it
 * uses is reserved until the payment ends; if it uses any, the caller has locked the owner.
 */
export async function beginPayment(
  trx: Db,
  { payments }: Pick<Gateways, 'payments'>,
  payment: Omit<NewPayment, 'provider'>,
): Promise<PaymentRow> {
  const { provider } = payments.byWay[payment.way]
  const row = await insertPayment(trx, { ...payment, provider })
  const { ownerId, currency, creditUsed, now } = payment
  await reserveCredit(trx, { paymentId: row.id, ownerId, currency, amount: creditUsed }, now)
  await schedulePoll(trx, row.id, now)
  return row
}

/** The address of the provider's payment page. `returnTo` is an address of the app; `paymentId` is added to it. */
export async function openPaymentPage(
  { db, settings, gateways, fault }: PaymentParts,
  payment: PaymentRow,
  { description, returnTo }: { readonly description: PaymentDescription; readonly returnTo: string },
): Promise<string> {
  fault('payment-begun')
  const gateway = gateways.payments.byWay[payment.method]
  const { id: key, ownerId: customer, amount, currency, method: way } = payment
  const returnUrl = new URL(returnTo, settings.publicUrl)
  returnUrl.searchParams.set('paymentId', key)
  const asked = { key, customer, description, returnUrl: returnUrl.toString() }
  const page =
    payment.purpose === 'card'
      ? await gateway.createSetup(asked)
      : await gateway.createCheckout({ ...asked, way, amount, currency })
  if (!(await setProviderRef(db, payment.id, page.ref))) {
    // A second attempt canceled the payment before its page was open, so nobody may pay on it now.
    await gateway.cancel(page.ref)
    throw new CallError('unavailable')
  }
  return page.url
}

/** Asks the provider for the state of an open payment, and ends it here if it has ended there. */
export async function settlePayment(
  parts: PaymentParts,
  purposes: PaymentPurposes,
  paymentId: string,
): Promise<PaymentRow | undefined> {
  const payment = await findPayment(parts.db, paymentId)
  if (payment?.status !== 'open') return payment
  const state = await findState(parts, payment)
  if (!state) return payment
  await endAsStated(parts, purposes, state)
  return findPayment(parts.db, paymentId)
}

/**
 * The state of a payment at its provider, or null if the provider does not have it. A payment without a reference is
 * found by its key: the node that created it there may have crashed before storing the reference.
 */
async function findState(parts: PaymentParts, payment: PaymentRow): Promise<PaymentState | null> {
  const gateway = gatewayOf(parts, payment)
  const { id: key, providerRef: ref } = payment
  return ref === null ? gateway.find(key) : gateway.get(ref)
}

/** Applies an event from a provider. Events may be repeated, late or out of order: each payment ends once. */
export async function takePaymentEvent(
  parts: PaymentParts,
  purposes: PaymentPurposes,
  gateway: PaymentGateway,
  event: PaymentEvent,
): Promise<void> {
  // The current state, which is newer than the event.
  const state = await gateway.get(event.ref)
  parts.fault('payment-told')
  await endAsStated(parts, purposes, state, { ...event, provider: gateway.provider })
}

/**
 * Ends a payment by its state at the provider and runs its purpose's handler, in one transaction. Does nothing if it is
 * open at the provider, has ended here, or is not ours.
 */
export async function endAsStated(
  parts: PaymentParts,
  purposes: PaymentPurposes,
  state: PaymentState,
  event?: { readonly id: string; readonly type: string; readonly provider: string },
): Promise<void> {
  const { card, paidWith } = state
  // Another system's payment at the same provider.
  if (!isUuid(state.key)) return
  await parts.db.transaction(async (db) => {
    const payment = await lockPayment(db, state.key)
    if (!payment) return
    if (event && !(await insertPaymentEvent(db, { ...event, now: parts.clock.real() }))) return
    if (!isAwaited(payment, state) || state.status === 'open' || state.status === 'authentication') return
    await endInside({ ...parts, db, card, paidWith }, purposes, payment, state)
  })
  parts.fault('payment-ended')
}

/** Open, or canceled here because its provider seemed not to have it, although it was paid there after all. */
function isAwaited({ status, providerRef: ref }: PaymentRow, state: PaymentState): boolean {
  return status === 'open' || (status === 'canceled' && ref === null && state.status === 'paid')
}

async function endInside(
  end: PaymentEnd,
  purposes: PaymentPurposes,
  payment: PaymentRow,
  state: PaymentState,
): Promise<void> {
  const handler = purposes[payment.purpose]
  if (!handler) throw new Error(`nothing is known of payments for ${payment.purpose}`)
  const isPaid = state.status === 'paid'
  if (isPaid && payment.purpose !== 'card') assertSameAmount(payment, state)
  const change = {
    status: isPaid ? 'paid' : state.status === 'failed' ? 'failed' : 'canceled',
    failure: isPaid ? null : state.refusal,
    paidDate: isPaid ? end.now : null,
    ref: state.ref || null,
  } as const
  await endPayment(end.db, payment.id, change)
  if (payment.creditUsed > 0) {
    await lockOwner(end.db, payment.ownerId)
    await releaseCredit(end.db, payment, end.now)
  }
  const { status, failure, paidDate } = change
  const ended = { ...payment, status, failure, paidDate }
  await (isPaid ? handler.onPaid(end, ended) : handler.onFailed(end, ended))
}

function assertSameAmount(payment: PaymentRow, state: Pick<PaymentState, 'amount' | 'currency'>): void {
  const isSame = payment.amount === state.amount && payment.currency === state.currency
  if (!isSame) throw new Error(`payment ${payment.id} was paid with another amount`)
}

/** Cancels an open payment, also at its provider; if it was paid in the meantime, it ends as paid. */
export async function cancelPayment(
  parts: PaymentParts,
  purposes: PaymentPurposes,
  payment: PaymentRow,
): Promise<void> {
  const { id: key, amount, currency } = payment
  const known = await findState(parts, payment)
  const nothing = { refunded: 0, card: null, paidWith: null, refusal: null }
  const state: PaymentState = known
    ? await gatewayOf(parts, payment).cancel(known.ref)
    : { ...nothing, key, ref: '', url: '', amount, currency, status: 'canceled' }
  await endAsStated(parts, purposes, state)
}

/** Polls the provider for a payment whose payer did not return, and cancels it after a day. */
export async function pollPayment(
  parts: PaymentParts,
  purposes: PaymentPurposes,
  paymentId: string,
): Promise<void> {
  const payment = await settlePayment(parts, purposes, paymentId)
  if (payment?.status !== 'open') return
  const isAbandoned = parts.now >= addHours(payment.createdDate, abandonedAfterHours)
  if (isAbandoned) await cancelPayment(parts, purposes, payment)
  else await schedulePoll(parts.db, paymentId, parts.now)
}

/** Schedules the poll of a payment for a time when the payer should be done. */
export async function schedulePoll(db: Db, paymentId: string, now: Date): Promise<void> {
  await scheduleDueWork(db, { kind: 'settle-payment', subject: paymentId }, addHours(now, pollAfterHours))
}

function gatewayOf({ gateways }: PaymentParts, { provider, id }: PaymentRow): PaymentGateway {
  const gateway = providersOf(gateways.payments).find((one) => one.provider === provider)
  if (!gateway) throw new Error(`payment ${id} was made through ${provider}, which is not set up`)
  return gateway
}
