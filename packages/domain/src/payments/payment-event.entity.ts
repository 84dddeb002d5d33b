import { z } from 'zod'
import { currencies } from '../core/money.ts'
import { receiptPurposes } from './receipt.rules.ts'

/** `paid` has a receipt; `failed` was refused by a bank or by PayPal, and nothing was charged. */
export const paymentEventStatuses = ['paid', 'failed'] as const

/** A charge, or an attempt at one, in the list of an account's payments (PLN-20). Amounts are decimal. */
export const paymentEventSchema = z.object({
  _id: z.uuid(),
  date: z.date(),
  productName: z.string(),
  type: z.enum(receiptPurposes),
  status: z.enum(paymentEventStatuses),
  /** Number of the receipt, such as `2026-000123`; null if nothing was charged. */
  invoiceId: z.string().nullable(),
  /** VAT included, whether paid by card, PayPal or credit. */
  amount: z.number(),
  vat: z.number(),
  creditUsed: z.number(),
  currency: z.enum(currencies),
  /** Address of the receipt as a PDF, which whoever has it can open; null if nothing was charged. */
  invoiceUrl: z.string().nullable(),
})
export type PaymentEvent = z.infer<typeof paymentEventSchema>
