import { addHours } from '@aloft/domain/core/dates'
import type { Db } from '../../../db/db.ts'
import { scheduleDueWork } from '../../../due/due-work.repo.ts'
import { type EmbeddedPayment, findEvent, insertEvent, webhookSecret } from './embedded-payment.repo.ts'
import { signDelivery, signatureHeader } from './signature.ts'

const answerWithinMs = 10_000
/** Events are not sent any more after a webhook has failed for this long; payments can still be polled. */
const retryForMs = 3 * 24 * 3_600_000
/** Delays an event until later events have arrived, and its repetition by twice as long. */
const lateHours = 0.01

/** Events of a payment. The last three end it. */
export type EventType =
  | 'payment.refused'
  | 'payment.authentication'
  | 'payment.refunded'
  | 'payment.paid'
  | 'payment.failed'
  | 'payment.canceled'

/**
 * Sends an event of a payment to the seller's webhook, once the transaction has committed. With `isDisorderly` each
 * event is sent twice, and events that do not end a payment arrive after the one that does.
 */
export async function sendPaymentEvent(
  trx: Db,
  { ref, status }: EmbeddedPayment,
  type: EventType,
  { date, isDisorderly }: { readonly date: Date; readonly isDisorderly: boolean },
): Promise<void> {
  const id = await insertEvent(trx, { type, paymentRef: ref, date })
  const deliver = (subject: string, due: Date) =>
    scheduleDueWork(trx, { kind: 'deliver-payment-event', subject }, due)
  const isOver = status === 'paid' || status === 'failed' || status === 'canceled'
  await deliver(id, isDisorderly && !isOver ? addHours(date, lateHours) : date)
  if (isDisorderly) await deliver(`${id}:again`, addHours(date, 2 * lateHours))
}

/** Posts an event to a webhook; throws if it was not accepted. `now` is real time. */
export async function deliverEvent(db: Db, id: string, to: { url: string; now: Date }): Promise<void> {
  const event = await findEvent(db, id)
  if (!event || to.now.getTime() - event.date.getTime() > retryForMs) return
  const { type, paymentRef: payment, date } = event
  const body = JSON.stringify({ id, type, created: date.toISOString(), data: { payment } })
  const response = await fetch(to.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signDelivery(body, await webhookSecret(db), to.now),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithinMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
}
