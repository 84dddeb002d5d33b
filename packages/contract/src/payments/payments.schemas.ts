import { ledgerAccounts } from '@aloft/domain/core/ledger'
import { paymentMethodSchema, paymentSchema } from '@aloft/domain/payments/payment.entity'
import { ledgerPostingSchema } from '@aloft/domain/payments/ledger-posting.entity'
import { z } from 'zod'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, nothing, ok } from '../core/action-schema.ts'
import type { paymentsActions } from './payments.actions.ts'
import { examplePayment, examplePaymentMethod, examplePosting } from './payments.examples.ts'

/** A page of the provider that the browser is sent to, and what it is for. */
export const hostedPageSchema = z.object({ paymentId: z.uuid(), url: z.string() })

/** An address of the app under /0 that the provider's page leads back to, with `paymentId` added to its query. */
export const returnToSchema = z.string().max(2000)

export const paymentsSchemas = {
  'add-payment-method': describeAction({
    payload: z.object({ returnTo: returnToSchema }),
    reply: hostedPageSchema,
    example: {
      payload: { returnTo: '/0/create/plan' },
      reply: { paymentId: examplePayment._id, url: '/embedded-payment/pay_3f6c' },
    },
  }),
  'get-ledger-entries': describeAction({
    payload: z.object({
      /** Only what is booked about this. */
      subject: z.string().max(100).nullish(),
      /** Only what changed this account of the caller's. */
      account: z.enum(ledgerAccounts).nullish(),
      /** The last posting that was read. */
      before: z.uuid().nullish(),
    }),
    /** The newest first, 50 at once. */
    reply: z.object({ postings: z.array(ledgerPostingSchema), isMore: z.boolean() }),
    example: { payload: { account: 'credit' }, reply: { postings: [examplePosting], isMore: false } },
  }),
  'get-payment-methods': describeAction({
    payload: nothing,
    /** The newest first. */
    reply: z.object({ paymentMethods: z.array(paymentMethodSchema) }),
    example: { payload: {}, reply: { paymentMethods: [examplePaymentMethod] } },
  }),
  /** Asks the provider where it has not told yet, so that nobody waits for a webhook. */
  'get-payment-result': describeAction({
    payload: z.object({ paymentId: z.uuid() }),
    /** With the card that was kept, where the payment was for that. */
    reply: z.object({ payment: paymentSchema, paymentMethod: paymentMethodSchema.nullable() }),
    example: {
      payload: { paymentId: examplePayment._id },
      reply: { payment: examplePayment, paymentMethod: examplePaymentMethod },
    },
  }),
  'payment-webhook': describeAction({
    payload: z.object({ body: z.string(), headers: z.record(z.string(), z.string()) }),
    reply: ok,
    example: { payload: { body: '{}', headers: {} }, reply: 'OK' },
  }),
} satisfies Record<keyof typeof paymentsActions, ActionSchema>
