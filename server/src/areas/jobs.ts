import type { JobHandlers } from '../queue/define.ts'
import { deliverPaymentEvent } from './payments/deliver-payment-event.job.ts'
import { eraseAccount } from './erasure/erase-account.job.ts'
import { continueFirstAds } from './ads/continue-first-ads.job.ts'
import { generateAd } from './ads/generate-ad.job.ts'
import { sendMailOf } from '../mails/send-mail.job.ts'
import { renderCreative } from './creatives/render-creative.job.ts'
import { mailDefinitions } from './mails.ts'
import { advanceLaunch } from './launches/lifecycle/advance-launch.job.ts'
import { keepRunning } from './launches/lifecycle/keep-running.ts'
import { evaluateAutopilotOf } from './launches/autopilot/evaluate-autopilot.job.ts'
import { chargeRenewalOf } from './launches/billing/charge-renewal.job.ts'
import { paymentPurposes } from './payment-purposes.ts'
import { renewSubscriptionOf } from './payments/renew-subscription.job.ts'
import { resetTokens } from './payments/reset-tokens.job.ts'
import { notifyTrialEnd } from './payments/notify-trial-end.job.ts'
import { settlePaymentOf } from './payments/settle-payment.job.ts'
import { readWebsite } from './scans/read-website.job.ts'

/** Every job handler by its name in the queue's catalogue. */
export const jobHandlers: JobHandlers = {
  'advance-launch': advanceLaunch,
  'charge-renewal': chargeRenewalOf(paymentPurposes),
  'continue-first-ads': continueFirstAds,
  'deliver-payment-event': deliverPaymentEvent,
  'erase-account': eraseAccount,
  'generate-ad': generateAd,
  'evaluate-autopilot': evaluateAutopilotOf(keepRunning),
  'read-website': readWebsite,
  'render-creative': renderCreative,
  'renew-subscription': renewSubscriptionOf(paymentPurposes),
  'reset-tokens': resetTokens,
  'send-mail': sendMailOf(mailDefinitions),
  'settle-payment': settlePaymentOf(paymentPurposes),
  'notify-trial-end': notifyTrialEnd,
}
