import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../db/db.ts'
import type { StoredCard } from '../../gateways/payment/payment.port.ts'

/** A card of an account that is stored at a provider. */
export interface PaymentMethodRow {
  readonly id: string
  readonly provider: string
  readonly providerRef: string
  readonly brand: string
  readonly last4: string
  readonly expiry: string
  readonly createdDate: Date
}

const columns = ['id', 'provider', 'providerRef', 'brand', 'last4', 'expiry', 'createdDate'] as const

/** The cards of one account. */
export function paymentMethodsOf(db: Db, userId: string) {
  return {
    /** The newest first. */
    async list(): Promise<PaymentMethodRow[]> {
      return db('payment_method')
        .where({ userId })
        .orderBy([
          { column: 'createdDate', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .select(columns)
    },

    async find(id: string): Promise<PaymentMethodRow | undefined> {
      return db('payment_method').where({ userId, id }).first(columns)
    },

    async findByRef(provider: string, ref: string): Promise<PaymentMethodRow | undefined> {
      return db('payment_method').where({ userId, provider, providerRef: ref }).first(columns)
    },

    /**
     * Stores a card. The same card again is not duplicated, and counts as the newest. A deleted account stores none.
     */
    async keep(provider: string, card: StoredCard, now: Date): Promise<void> {
      if (!(await db('user_account').where({ id: userId }).first('id'))) return
      const { ref, brand, last4, expiry } = card
      await db('payment_method')
        .insert({
          id: uuidv7(),
          userId,
          provider,
          providerRef: ref,
          brand,
          last4,
          expiry,
          createdDate: now,
        })
        .onConflict(['userId', 'provider', 'providerRef'])
        .merge(['createdDate'])
    },
  }
}
