import { paymentMethodsOf } from './payment-method.repo.ts'
import type { PaymentPurposeHandler } from './payment-purposes.ts'

/** Storing a card without a payment. */
export const cardPurpose: PaymentPurposeHandler = {
  async onPaid({ db, now, card }, { ownerId, provider }) {
    if (card) await paymentMethodsOf(db, ownerId).keep(provider, card, now)
  },

  async onFailed() {
    // No card was stored, as the page the user returns to shows.
  },
}
