import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../db/db.ts'
import type { StoredCard } from '../../gateways/payment/payment.port.ts'

/** A card of an account that is stored at a provider. */
export interface PaymentMethodRow {
  readonly id: string
  readonly provider: string
  readonly provider_ref: string
  readonly brand: string
  readonly last4: string
  readonly expiry: string
  readonly created_date: Date
}

const columns = ['id', 'provider', 'provider_ref', 'brand', 'last4', 'expiry', 'created_date'] as const

/** The cards of one account. */
export function paymentMethodsOf(db: Db, userId: string) {
  return {
    /** The newest first. */
    async list(): Promise<PaymentMethodRow[]> {
      return db('payment_method')
        .where({ user_id: userId })
        .orderBy([
          { column: 'created_date', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .select(columns)
    },

    async find(id: string): Promise<PaymentMethodRow | undefined> {
      return db('payment_method').where({ user_id: userId, id }).first(columns)
    },

    async findByRef(provider: string, ref: string): Promise<PaymentMethodRow | undefined> {
      return db('payment_method').where({ user_id: userId, provider, provider_ref: ref }).first(columns)
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
          user_id: userId,
          provider,
          provider_ref: ref,
          brand,
          last4,
          expiry,
          created_date: now,
        })
        .onConflict(['user_id', 'provider', 'provider_ref'])
        .merge(['created_date'])
    },
  }
}
