import { userSchema } from '@aloft/domain/account/user.entity'
import { ledgerAccounts } from '@aloft/domain/core/ledger'
import { paymentMethodSchema, paymentSchema } from '@aloft/domain/payments/payment.entity'
import { ledgerPostingSchema } from '@aloft/domain/payments/ledger-posting.entity'
import { chosenPlans, maxReasonLength } from '@aloft/domain/payments/plan-period.rules'
import { subscriptionSchema } from '@aloft/domain/payments/subscription.entity'
import { tokenBalanceSchema } from '@aloft/domain/plans/plan.entity'
import { z } from 'zod'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails, nothing, ok } from '../core/action-schema.ts'
import type { paymentsActions } from './payments.actions.ts'
import {
  examplePayment,
  examplePaymentMethod,
  examplePosting,
  exampleSubscriber,
  exampleSubscription,
} from './payments.examples.ts'

/** A page of the provider that the browser is sent to, and what it is for. */
export const hostedPageSchema = z.object({ paymentId: z.uuid(), url: z.string() })

/** An address of the app under /0 that the provider's page leads back to, with `paymentId` added to its query. */
export const returnToSchema = z.string().max(2000)

/** A kept card was not charged: refused, or its bank asks the owner, on a page that leads back to `returnTo`. */
const chargeFailures = { paymentFailed: noDetails, authenticationNeeded: hostedPageSchema }

export const paymentsSchemas = {
  'add-payment-method': describeAction({
    summary: 'Starts storing a card on the payment provider’s page.',
    payload: z.object({ returnTo: returnToSchema }),
    reply: hostedPageSchema,
    example: {
      payload: { returnTo: '/0/create/plan' },
      reply: { paymentId: examplePayment._id, url: '/embedded-payment/pay_3f6c' },
    },
  }),
  /** The plan ends with its trial or its paid period, and is not charged again; canceling twice is the same as once. */
  'cancel-subscription': describeAction({
    summary: 'Cancels the caller’s plan at the end of its trial or paid period.',
    payload: z.object({
      /** In the user's words. */
      reason: z.string().max(maxReasonLength).nullable(),
      acceptedDiscount: z.enum(['50x3', '30forever']).nullable(),
    }),
    reply: z.object({ user: userSchema }),
    failures: {
      noPlan: noDetails,
      /** No discount is offered yet, so none can be accepted (PLN-16). */
      discountUnavailable: noDetails,
    },
    example: {
      payload: { reason: 'The season is over', acceptedDiscount: null },
      reply: { user: exampleSubscriber },
    },
  }),
  'get-ledger-entries': describeAction({
    summary: 'Lists what was booked for the caller, newest first.',
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
    summary: 'Lists the caller’s stored cards, newest first.',
    payload: nothing,
    /** The newest first. */
    reply: z.object({ paymentMethods: z.array(paymentMethodSchema) }),
    example: { payload: {}, reply: { paymentMethods: [examplePaymentMethod] } },
  }),
  /** Asks the provider if its event has not arrived yet, so that nobody waits for a webhook. */
  'get-payment-result': describeAction({
    summary: 'Returns whether a payment has succeeded.',
    payload: z.object({ paymentId: z.uuid() }),
    /** With the stored card, if the payment was for one. */
    reply: z.object({ payment: paymentSchema, paymentMethod: paymentMethodSchema.nullable() }),
    example: {
      payload: { paymentId: examplePayment._id },
      reply: { payment: examplePayment, paymentMethod: examplePaymentMethod },
    },
  }),
  'get-subscription': describeAction({
    summary: 'Returns the caller’s subscription.',
    payload: nothing,
    reply: z.object({ subscription: subscriptionSchema.nullable() }),
    example: { payload: {}, reply: { subscription: exampleSubscription } },
  }),
  /** Takes a cancellation back before the plan has ended: it renews on the same day for the same amount. */
  'keep-subscription': describeAction({
    summary: 'Undoes a cancellation before the plan has ended.',
    payload: nothing,
    reply: z.object({ user: userSchema }),
    failures: { noPlan: noDetails },
    example: { payload: {}, reply: { user: exampleSubscriber } },
  }),
  'payment-webhook': describeAction({
    summary: 'Receives events from the payment provider.',
    payload: z.object({ body: z.string(), headers: z.record(z.string(), z.string()) }),
    reply: ok,
    example: { payload: { body: '{}', headers: {} }, reply: 'OK' },
  }),
  'skip-trial': describeAction({
    summary: 'Ends the trial and charges the plan now.',
    payload: z.object({ returnTo: returnToSchema.nullish() }),
    reply: z.object({ user: userSchema, tokenBalance: tokenBalanceSchema }),
    failures: { noTrial: noDetails, ...chargeFailures },
    example: {
      payload: {},
      reply: {
        user: exampleSubscriber,
        tokenBalance: {
          monthly: 1000,
          freeStarting: 100,
          additional: 0,
          resetDate: new Date('2026-12-22T09:00:00Z'),
        },
      },
    },
  }),
  'start-subscription': describeAction({
    summary: 'Starts a subscription, the caller’s first one with a trial.',
    payload: z.object({
      planLabel: z.enum(chosenPlans),
      isAnnual: z.boolean(),
      /** Plans are sold in EUR (PLN-15). */
      currency: z.literal('EUR'),
      couponCode: z.string().max(100).nullish(),
      /** A card of the caller's; nothing begins without one (PLN-09). */
      paymentMethodId: z.uuid(),
      returnTo: returnToSchema.nullish(),
    }),
    reply: z.object({ user: userSchema }),
    failures: {
      alreadySubscribed: noDetails,
      couponInvalid: noDetails,
      /** Users of plans that are no longer sold ask support (PLN-08). */
      legacyPlan: noDetails,
      ...chargeFailures,
    },
    example: {
      payload: {
        planLabel: 'grow-2407',
        isAnnual: false,
        currency: 'EUR',
        couponCode: null,
        paymentMethodId: examplePaymentMethod._id,
      },
      reply: { user: exampleSubscriber },
    },
  }),
} satisfies Record<keyof typeof paymentsActions, ActionSchema>
