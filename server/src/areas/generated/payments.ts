// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import type { PaymentPurposes } from '../payments/payment-purposes.ts'
import { addPaymentMethod } from '../payments/add-payment-method.action.ts'
import { cancelSubscription } from '../payments/cancel-subscription.action.ts'
import { getLedgerEntries } from '../payments/get-ledger-entries.action.ts'
import { getPaymentMethods } from '../payments/get-payment-methods.action.ts'
import { getPaymentResult } from '../payments/get-payment-result.action.ts'
import { getPayments } from '../payments/get-payments.action.ts'
import { getSubscription } from '../payments/get-subscription.action.ts'
import { keepSubscription } from '../payments/keep-subscription.action.ts'
import { paymentWebhook } from '../payments/payment-webhook.action.ts'
import { setPaymentMethod } from '../payments/set-payment-method.action.ts'
import { skipTrial } from '../payments/skip-trial.action.ts'
import { startSubscription } from '../payments/start-subscription.action.ts'
import type { JobHandlers } from '../../queue/define.ts'
import { deliverPaymentEvent } from '../payments/deliver-payment-event.job.ts'
import { notifyTrialEnd } from '../payments/notify-trial-end.job.ts'
import { renewSubscription } from '../payments/renew-subscription.job.ts'
import { resetTokens } from '../payments/reset-tokens.job.ts'
import { settlePayment } from '../payments/settle-payment.job.ts'
import type { MailDefinitions } from '../../mails/define.ts'
import { planCanceledMail, planKeptMail } from '../payments/plan-canceled.mail.ts'
import { planLapsedMail } from '../payments/plan-lapsed.mail.ts'
import { receiptMails } from '../payments/receipt.mail.ts'
import { trialEndingMail } from '../payments/trial-ending.mail.ts'

export const paymentsHandlers = (needs: PaymentPurposes) => ({
  'add-payment-method': addPaymentMethod,
  'cancel-subscription': cancelSubscription(needs),
  'get-ledger-entries': getLedgerEntries,
  'get-payment-methods': getPaymentMethods,
  'get-payment-result': getPaymentResult(needs),
  'get-payments': getPayments,
  'get-subscription': getSubscription,
  'keep-subscription': keepSubscription,
  'payment-webhook': paymentWebhook(needs),
  'set-payment-method': setPaymentMethod,
  'skip-trial': skipTrial(needs),
  'start-subscription': startSubscription(needs),
} satisfies Partial<Handlers>)

export const paymentsJobs = (needs: PaymentPurposes) => ({
  'deliver-payment-event': deliverPaymentEvent,
  'notify-trial-end': notifyTrialEnd,
  'renew-subscription': renewSubscription(needs),
  'reset-tokens': resetTokens,
  'settle-payment': settlePayment(needs),
} satisfies Partial<JobHandlers>)

export const paymentsMails = {
  planCanceled: planCanceledMail,
  planKept: planKeptMail,
  planLapsed: planLapsedMail,
  ...receiptMails,
  trialEnding: trialEndingMail,
} satisfies Partial<MailDefinitions>
