import { z } from 'zod'
import { subscriptionStatuses } from '../plans/trial.rules.ts'

/** What an account has subscribed to; the rights it has now are those of `user.plan` (OPN-56). */
export const subscriptionSchema = z.object({
  planLabel: z.string(),
  isAnnual: z.boolean(),
  status: z.enum(subscriptionStatuses),
  trialEndDate: z.date(),
  /** The end of the trial, or of what was paid: then it is charged again. */
  periodEndDate: z.date(),
  paymentMethodId: z.uuid().nullable(),
})
export type Subscription = z.infer<typeof subscriptionSchema>
