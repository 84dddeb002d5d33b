import { z } from 'zod'
import { currencies } from '../core/money.ts'
import { paymentFailures, paymentPurposes, paymentStatuses, paymentWays } from './payment.rules.ts'

/** A payment as its owner sees it; amounts are decimal. `failure` is the key of the text the user sees (PLN-22). */
export const paymentSchema = z.object({
  _id: z.uuid(),
  purpose: z.enum(paymentPurposes),
  method: z.enum(paymentWays),
  status: z.enum(paymentStatuses),
  failure: z.enum(paymentFailures).nullable(),
  amount: z.number(),
  vat: z.number(),
  creditUsed: z.number(),
  currency: z.enum(currencies),
  creationDate: z.date(),
  paidDate: z.date().nullable(),
})
export type Payment = z.infer<typeof paymentSchema>

/** A card stored at the payment provider; only its name is known here. */
export const paymentMethodSchema = z.object({
  _id: z.uuid(),
  brand: z.string(),
  last4: z.string(),
  /** The last month it's valid, as `2031-04`. */
  expiry: z.string(),
  creationDate: z.date(),
})
export type PaymentMethod = z.infer<typeof paymentMethodSchema>
