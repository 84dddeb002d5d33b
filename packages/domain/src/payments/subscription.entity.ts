import { z } from 'zod'
import { currencies } from '../core/money.ts'
import { subscriptionStatuses } from '../plans/trial.rules.ts'

/** What an account has subscribed to; the rights it has now are those of `user.plan` (OPN-56). */
export const subscriptionSchema = z.object({
  planLabel: z.string(),
  isAnnual: z.boolean(),
  status: z.enum(subscriptionStatuses),
  trialEndDate: z.date(),
  /** The end of the trial, or of what was paid: then it is charged again, or ends where it was canceled. */
  periodEndDate: z.date(),
  /** When it was canceled; null while it renews. */
  canceledDate: z.date().nullable(),
  /** What is charged at the end of the period, decimal, VAT included; null where nothing is. */
  nextCharge: z.object({ amount: z.number(), vat: z.number(), currency: z.enum(currencies) }).nullable(),
  paymentMethodId: z.uuid().nullable(),
})
export type Subscription = z.infer<typeof subscriptionSchema>
