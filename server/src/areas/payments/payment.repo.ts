import type { Currency } from '@aloft/domain/core/money'
import { type PlanPeriod, planSubject } from '@aloft/domain/payments/plan-period.rules'
import type { PaymentPurpose, PaymentStatus, PaymentWay, Refusal } from '@aloft/domain/payments/payment.rules'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../db/db.ts'

/** A payment; amounts are minor units. */
export interface PaymentRow {
  readonly id: string
  readonly ownerId: string
  readonly purpose: PaymentPurpose
  /** What is paid for; its format depends on the purpose: the id of a launch, or a plan and its period. */
  readonly subject: string
  /** Amount to pay, including VAT and without the credit that is used. */
  readonly amount: number
  readonly vat: number
  readonly vatPercent: number
  readonly creditUsed: number
  readonly currency: Currency
  readonly method: PaymentWay
  readonly status: PaymentStatus
  readonly failure: Refusal | null
  readonly provider: string
  readonly providerRef: string | null
  readonly createdDate: Date
  readonly paidDate: Date | null
}

export interface NewPayment {
  readonly ownerId: string
  readonly purpose: PaymentPurpose
  readonly subject: string
  readonly amount: number
  readonly vat: number
  readonly vatPercent: number
  readonly creditUsed: number
  readonly currency: Currency
  readonly way: PaymentWay
  readonly provider: string
  /** Product time. */
  readonly now: Date
}

export async function insertPayment(db: Db, payment: NewPayment): Promise<PaymentRow> {
  const rows: PaymentRow[] = await db('payment')
    .insert({
      id: uuidv7(),
      ownerId: payment.ownerId,
      purpose: payment.purpose,
      subject: payment.subject,
      amount: payment.amount,
      vat: payment.vat,
      vatPercent: payment.vatPercent,
      creditUsed: payment.creditUsed,
      currency: payment.currency,
      method: payment.way,
      provider: payment.provider,
      createdDate: payment.now,
    })
    .returning('*')
  const [row] = rows
  if (!row) throw new Error('the new payment was not returned')
  return row
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const row: PaymentRow | undefined = await db('payment').where({ id }).first()
  return row
}

export async function findOpenPayment(
  db: Db,
  of: { ownerId: string; purpose: PaymentPurpose; subject: string },
): Promise<PaymentRow | undefined> {
  const row: PaymentRow | undefined = await db('payment')
    .where({ ownerId: of.ownerId, purpose: of.purpose, subject: of.subject, status: 'open' })
    .first()
  return row
}

/** The owner's open payment for a plan, regardless of when its period starts. */
export async function findOpenPlanPayment(
  db: Db,
  ownerId: string,
  period: PlanPeriod,
): Promise<PaymentRow | undefined> {
  const [plan, rhythm] = planSubject(period).split(' ')
  const row: PaymentRow | undefined = await db('payment')
    .where({ ownerId, purpose: 'plan', status: 'open' })
    .whereLike('subject', `${plan} ${rhythm} %`)
    .first()
  return row
}

export async function listOpenPlanPayments(db: Db, ownerId: string): Promise<PaymentRow[]> {
  const rows: PaymentRow[] = await db('payment')
    .where({ ownerId, purpose: 'plan', status: 'open' })
    .orderBy('id')
    .select()
  return rows
}

/** A payment that was refused, with the current name of its ad, if it was for one that still exists. */
export type RefusedPaymentRow = PaymentRow & { readonly adName: string | null }

/** An owner's refused payments for ads and plans, newest first, those before an id if one is given. */
export async function listRefusedPayments(
  db: Db,
  ownerId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<RefusedPaymentRow[]> {
  const query = db('payment')
    .where({ 'payment.ownerId': ownerId, 'payment.status': 'failed' })
    .whereIn('payment.purpose', ['ad', 'plan'])
    .leftJoin(
      'ad_run',
      'ad_run.id',
      db.raw("case when payment.purpose = 'ad' then payment.subject::uuid end"),
    )
    .leftJoin('balloon', 'balloon.id', 'ad_run.balloonId')
    .orderBy('payment.id', 'desc')
    .limit(limit)
    .select('payment.*', { adName: 'balloon.name' })
  const rows: RefusedPaymentRow[] = await (before ? query.where('payment.id', '<', before) : query)
  return rows
}

/** A payment, locked until the transaction ends. */
export async function lockPayment(trx: Db, id: string): Promise<PaymentRow | undefined> {
  const row: PaymentRow | undefined = await trx('payment').where({ id }).forUpdate().first()
  return row
}

/** Stores the provider's reference of an open payment; false if it has ended in the meantime. */
export async function setProviderRef(db: Db, id: string, ref: string): Promise<boolean> {
  return (await db('payment').where({ id, status: 'open' }).update({ providerRef: ref })) > 0
}

/** Ends an open payment. */
export async function endPayment(
  trx: Db,
  id: string,
  end: { status: PaymentStatus; failure: Refusal | null; paidDate: Date | null; ref: string | null },
): Promise<void> {
  await trx('payment').where({ id }).update({
    status: end.status,
    failure: end.failure,
    paidDate: end.paidDate,
    providerRef: end.ref,
  })
}

/** Records an event from a provider; false if it is known already. */
export async function insertPaymentEvent(
  trx: Db,
  event: { provider: string; id: string; type: string; now: Date },
): Promise<boolean> {
  const added = await trx('payment_event')
    .insert({ provider: event.provider, eventId: event.id, type: event.type, receivedDate: event.now })
    .onConflict(['provider', 'eventId'])
    .ignore()
    .returning('eventId')
  return added.length > 0
}
