import { cardPurpose } from '../../payments/card.purpose.ts'
import type { PaymentPurposes } from '../../payments/payment-purposes.ts'
import { planPurpose } from '../../payments/plan.purpose.ts'
import { adPurpose } from './ad.purpose.ts'

/** What follows when a payment has ended, by what it was for. */
export const paymentPurposes: PaymentPurposes = {
  ad: adPurpose,
  card: cardPurpose,
  plan: planPurpose,
}
