import { randomBytes } from 'node:crypto'
import type { Currency } from '@aloft/domain/core/money'
import type { PaymentWay, Refusal } from '@aloft/domain/payments/payment.rules'
import type { Db } from '../../../db/db.ts'
import type { PaymentDescription } from '../payment.port.ts'

/** A payment as the embedded provider stores it. */
export interface EmbeddedPayment {
  readonly ref: string
  readonly key: string
  readonly kind: 'payment' | 'setup'
  readonly method: PaymentWay
  readonly customer: string
  readonly description: PaymentDescription
  readonly amount: number
  readonly currency: Currency
  readonly returnUrl: string
  readonly status: 'open' | 'authentication' | 'paid' | 'failed' | 'canceled'
  readonly failure: Refusal | null
  readonly cardId: string | null
  readonly refunded: number
}

export interface EmbeddedCard {
  readonly id: string
  readonly customer: string
  readonly number: string
  readonly expiry: string
  readonly isAuthenticated: boolean
}

type NewPayment = Omit<EmbeddedPayment, 'ref' | 'failure' | 'refunded' | 'status'>
type PaymentChange = Partial<Pick<EmbeddedPayment, 'status' | 'failure' | 'cardId' | 'refunded'>>

/** An unguessable reference, for example `pay_6f1c…`. */
function newRef(kind: string): string {
  return `${kind}_${randomBytes(16).toString('hex')}`
}

/** Creates the payment of a key, or returns the one that exists. */
export async function claimPayment(db: Db, payment: NewPayment, date: Date): Promise<EmbeddedPayment> {
  await db('embedded_payment')
    .insert({ ...payment, ref: newRef('pay'), status: 'open', date })
    .onConflict('key')
    .ignore()
  const row: EmbeddedPayment | undefined = await db('embedded_payment').where({ key: payment.key }).first()
  if (!row) throw new Error(`payment ${payment.key} is gone`)
  return row
}

export async function findPayment(db: Db, ref: string): Promise<EmbeddedPayment | undefined> {
  const row: EmbeddedPayment | undefined = await db('embedded_payment').where({ ref }).first()
  return row
}

/** The reference of the payment of a key. */
export async function findRef(db: Db, key: string): Promise<string | undefined> {
  const row: { ref: string } | undefined = await db('embedded_payment').where({ key }).first('ref')
  return row?.ref
}

/** A payment, locked until the transaction ends. */
export async function lockPayment(trx: Db, ref: string): Promise<EmbeddedPayment> {
  const row: EmbeddedPayment | undefined = await trx('embedded_payment').where({ ref }).forUpdate().first()
  if (!row) throw new Error(`the provider has no payment ${ref}`)
  return row
}

export async function changePayment(db: Db, ref: string, change: PaymentChange): Promise<EmbeddedPayment> {
  const rows: EmbeddedPayment[] = await db('embedded_payment').where({ ref }).update(change).returning('*')
  const [row] = rows
  if (!row) throw new Error(`the provider has no payment ${ref}`)
  return row
}

/** Stores a card for a customer; storing the same card again returns the same one. */
export async function keepCard(
  db: Db,
  card: Pick<EmbeddedCard, 'customer' | 'number' | 'expiry'>,
): Promise<EmbeddedCard> {
  const known: EmbeddedCard | undefined = await db('embedded_card').where(card).first()
  if (known) return known
  const rows: EmbeddedCard[] = await db('embedded_card')
    .insert({ ...card, id: newRef('card') })
    .returning('*')
  const [row] = rows
  if (!row) throw new Error('the new card was not returned')
  return row
}

export async function findCard(db: Db, id: string): Promise<EmbeddedCard | undefined> {
  const row: EmbeddedCard | undefined = await db('embedded_card').where({ id }).first()
  return row
}

export async function markAuthenticated(db: Db, id: string): Promise<void> {
  await db('embedded_card').where({ id }).update({ isAuthenticated: true })
}

/** Whether the refund of a key was made. */
export async function hasRefund(db: Db, key: string): Promise<boolean> {
  return (await db('embedded_refund').where({ key }).first('key')) !== undefined
}

export async function insertRefund(
  db: Db,
  refund: { key: string; paymentRef: string; amount: number; date: Date },
): Promise<void> {
  await db('embedded_refund').insert(refund)
}

export interface EmbeddedEvent {
  readonly id: string
  readonly type: string
  readonly paymentRef: string
  readonly date: Date
}

export async function insertEvent(db: Db, event: Omit<EmbeddedEvent, 'id'>): Promise<string> {
  const id = newRef('evt')
  await db('embedded_payment_event').insert({ ...event, id })
  return id
}

export async function findEvent(db: Db, id: string): Promise<EmbeddedEvent | undefined> {
  const row: EmbeddedEvent | undefined = await db('embedded_payment_event').where({ id }).first()
  return row
}

/** The secret that signs this installation's deliveries, created on first use. */
export async function webhookSecret(db: Db): Promise<string> {
  const find = () => db('embedded_payment_account').first<{ webhookSecret: string } | undefined>()
  const known = await find()
  if (known) return known.webhookSecret
  await db('embedded_payment_account')
    .insert({ webhookSecret: randomBytes(32).toString('base64url') })
    .onConflict('isOnly')
    .ignore()
  const made = await find()
  if (!made) throw new Error('the new secret is gone')
  return made.webhookSecret
}
