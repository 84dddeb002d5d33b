import type { JobHandlers } from '../queue/define.ts'
import { sendMailOf } from '../mails/send-mail.job.ts'
import { adsJobs } from './generated/ads.ts'
import { assistantJobs } from './generated/assistant.ts'
import { creativesJobs } from './generated/creatives.ts'
import { erasureJobs } from './generated/erasure.ts'
import { launchesJobs } from './generated/launches.ts'
import { notificationsJobs } from './generated/notifications.ts'
import { paymentsJobs } from './generated/payments.ts'
import { publishingJobs } from './generated/publishing.ts'
import { scansJobs } from './generated/scans.ts'
import { paymentPurposes } from './launches/billing/payment-purposes.ts'
import { mailDefinitions } from './mails.ts'

/** Every job handler by its name in the queue’s catalogue. */
export const jobHandlers: JobHandlers = {
  ...adsJobs,
  ...assistantJobs,
  ...creativesJobs,
  ...erasureJobs,
  ...launchesJobs,
  ...notificationsJobs,
  ...paymentsJobs(paymentPurposes),
  ...publishingJobs,
  ...scansJobs,
  'send-mail': sendMailOf(mailDefinitions),
}
