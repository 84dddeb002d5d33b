import { userSchema } from '@aloft/domain/account/user.entity'
import { ledgerAccounts } from '@aloft/domain/core/ledger'
import { paymentMethodSchema, paymentSchema } from '@aloft/domain/payments/payment.entity'
import { paymentEventSchema } from '@aloft/domain/payments/payment-event.entity'
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
  examplePayments,
  examplePosting,
  exampleSubscriber,
  exampleSubscription,
  exampleVatPercent,
} from './payments.examples.ts'

/** A provider's page to open in the browser, and its purpose. */
export const hostedPageSchema = z.object({
  paymentId: z.uuid().describe('Id of the payment.'),
  url: z.string().describe('Address of the provider’s page.'),
})

const returnToText =
  'Address of the app under /0 that the provider’s page leads back to. `paymentId` is added to its query.'
export const returnToSchema = z.string().max(2000).describe(returnToText)

const changedUser = userSchema.describe('The account as it is now.')

/**
 * A stored card was not charged: it was refused, or its bank asks the owner to confirm on a page that returns
 * to `returnTo`.
 */
const chargeFailures = { paymentFailed: noDetails, authenticationNeeded: hostedPageSchema }

export const paymentsSchemas = {
  'add-payment-method': describeAction({
    summary: 'Starts storing a card on the payment provider’s page.',
    limits: [{ calls: 30, seconds: 3600, by: 'caller' }],
    payload: z.object({ returnTo: returnToSchema }),
    reply: hostedPageSchema,
    example: {
      payload: { returnTo: '/0/create/plan' },
      reply: { paymentId: examplePayment._id, url: '/embedded-payment/pay_3f6c' },
    },
  }),
  /**
   * The plan ends with its trial or paid period and isn't charged again; canceling twice has no further
   * effect.
   */
  'cancel-subscription': describeAction({
    summary: 'Cancels the caller’s plan at the end of its trial or paid period.',
    limits: [{ calls: 20, seconds: 3600, by: 'caller' }],
    payload: z.object({
      reason: z
        .string()
        .max(maxReasonLength)
        .nullable()
        .describe('Why, in the user’s words; null without a reason.'),
      acceptedDiscount: z
        .enum(['50x3', '30forever'])
        .nullable()
        .describe('A discount to stay for. None is offered now, so send null.'),
    }),
    reply: z.object({ user: changedUser }),
    failures: {
      noPlan: noDetails,
      /** We offer no discounts yet, so none can be accepted (PLN-16). */
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
      subject: z.string().max(100).nullish().describe('Only postings about this, such as `run:{id}`.'),
      account: z
        .enum(ledgerAccounts)
        .nullish()
        .describe('Only postings that change this account of the caller.'),
      before: z.uuid().nullish().describe('Id of the last posting of the page before.'),
    }),
    reply: z.object({
      postings: z.array(ledgerPostingSchema).describe('At most 50, newest first.'),
      isMore: z.boolean().describe('Whether older ones follow.'),
    }),
    example: { payload: { account: 'credit' }, reply: { postings: [examplePosting], isMore: false } },
  }),
  'get-payment-methods': describeAction({
    summary: 'Lists the caller’s stored cards, newest first.',
    payload: nothing,
    reply: z.object({ paymentMethods: z.array(paymentMethodSchema).describe('The cards, newest first.') }),
    example: { payload: {}, reply: { paymentMethods: [examplePaymentMethod] } },
  }),
  /** Charges by card, PayPal or credit with their receipts, and charges that were refused (PLN-20). */
  'get-payments': describeAction({
    summary: 'Lists what the caller was charged for, newest first.',
    payload: z.object({
      before: z.uuid().nullish().describe('Id of the last payment of the page before.'),
    }),
    reply: z.object({
      payments: z.array(paymentEventSchema).describe('At most 25, newest first.'),
      isMore: z.boolean().describe('Whether older ones follow.'),
    }),
    example: { payload: {}, reply: { payments: examplePayments, isMore: false } },
  }),
  /** Asks the provider if its webhook hasn't arrived yet, so that nobody waits for it. */
  'get-payment-result': describeAction({
    summary: 'Returns whether a payment has succeeded.',
    payload: z.object({ paymentId: z.uuid().describe('Id of the payment.') }),
    reply: z.object({
      payment: paymentSchema.describe('The payment as it is now.'),
      paymentMethod: paymentMethodSchema.nullable().describe('The stored card, if the payment was for one.'),
    }),
    example: {
      payload: { paymentId: examplePayment._id },
      reply: { payment: examplePayment, paymentMethod: examplePaymentMethod },
    },
  }),
  'get-subscription': describeAction({
    summary: 'Returns the caller’s subscription.',
    payload: nothing,
    reply: z.object({
      subscription: subscriptionSchema.nullable().describe('The subscription; null without one.'),
      vatPercent: z.number().describe('VAT on what the caller pays for a plan, in percent.'),
    }),
    example: { payload: {}, reply: { subscription: exampleSubscription, vatPercent: exampleVatPercent } },
  }),
  /** Undoes a cancellation before the plan has ended: it renews on the same day for the same amount. */
  'keep-subscription': describeAction({
    summary: 'Undoes a cancellation before the plan has ended.',
    limits: [{ calls: 20, seconds: 3600, by: 'caller' }],
    payload: nothing,
    reply: z.object({ user: changedUser }),
    failures: { noPlan: noDetails },
    example: { payload: {}, reply: { user: exampleSubscriber } },
  }),
  'payment-webhook': describeAction({
    summary: 'Receives events from the payment provider.',
    limits: [{ calls: 1200, seconds: 60, by: 'caller' }],
    payload: z.object({
      body: z.string().describe('The event as it was sent.'),
      headers: z.record(z.string(), z.string()).describe('Headers of the request, with the signature.'),
    }),
    reply: ok,
    example: { payload: { body: '{}', headers: {} }, reply: 'OK' },
  }),
  /** Future charges of the plan go to this card; nothing is charged now. */
  'set-payment-method': describeAction({
    summary: 'Charges the caller’s plan to another stored card from now on.',
    limits: [{ calls: 20, seconds: 3600, by: 'caller' }],
    payload: z.object({ paymentMethodId: z.uuid().describe('Id of a stored card.') }),
    reply: ok,
    failures: { noPlan: noDetails },
    example: { payload: { paymentMethodId: examplePaymentMethod._id }, reply: 'OK' },
  }),
  'skip-trial': describeAction({
    summary: 'Ends the trial and charges the plan now.',
    limits: [{ calls: 20, seconds: 3600, by: 'caller' }],
    payload: z.object({ returnTo: returnToSchema.nullish().describe(returnToText) }),
    reply: z.object({
      user: changedUser,
      tokenBalance: tokenBalanceSchema.describe('AI tokens of the account.'),
    }),
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
    limits: [{ calls: 20, seconds: 3600, by: 'caller' }],
    payload: z.object({
      planLabel: z.enum(chosenPlans).describe('Label of the plan.'),
      isAnnual: z.boolean().describe('Whether to pay by the year, and not by the month.'),
      currency: z.literal('EUR').describe('Plans are sold in euros.'),
      couponCode: z.string().max(100).nullish().describe('Code of a coupon. None are issued now.'),
      paymentMethodId: z.uuid().describe('Id of a stored card. A trial needs one, too.'),
      returnTo: returnToSchema.nullish().describe(returnToText),
    }),
    reply: z.object({ user: changedUser }),
    failures: {
      alreadySubscribed: noDetails,
      couponInvalid: noDetails,
      /** Users of plans that are no longer sold must contact support (PLN-08). */
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
