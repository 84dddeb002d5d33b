import { z } from 'zod'
import { currencies } from '../core/money.ts'
import { subscriptionStatuses } from '../plans/trial.rules.ts'

/** An account's subscription; its current rights are those of `user.plan` (OPN-56). */
export const subscriptionSchema = z.object({
  planLabel: z.string(),
  isAnnual: z.boolean(),
  status: z.enum(subscriptionStatuses),
  trialEndDate: z.date(),
  /** The end of the trial, or of the paid period. Then it's charged again, or ends if it was canceled. */
  periodEndDate: z.date(),
  /** When it was canceled; null if it renews. */
  canceledDate: z.date().nullable(),
  /** The charge at the end of the period, decimal, VAT included; null if there's none. */
  nextCharge: z.object({ amount: z.number(), vat: z.number(), currency: z.enum(currencies) }).nullable(),
  paymentMethodId: z.uuid().nullable(),
})
export type Subscription = z.infer<typeof subscriptionSchema>
