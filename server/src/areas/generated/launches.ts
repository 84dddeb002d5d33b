// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { archiveBalloon } from '../launches/lifecycle/archive-balloon.action.ts'
import { archiveIdea } from '../launches/lifecycle/archive-idea.action.ts'
import { confirmPayment } from '../launches/billing/confirm-payment.action.ts'
import { editAd } from '../launches/lifecycle/edit-ad.action.ts'
import { getAdCampaign } from '../launches/core/get-ad-campaign.action.ts'
import { getAdFigures } from '../launches/lists/get-ad-figures.action.ts'
import { getAdRuns } from '../launches/lists/get-ad-runs.action.ts'
import { getAutopilotLogs } from '../launches/autopilot/get-autopilot-logs.action.ts'
import { getLaunchTotals } from '../launches/lists/get-launch-totals.action.ts'
import { getOverview } from '../launches/overview/get-overview.action.ts'
import { getStopRefunds } from '../launches/lists/get-stop-refunds.action.ts'
import { launchAd } from '../launches/billing/launch-ad.action.ts'
import { liftAutopilotHold } from '../launches/autopilot/lift-autopilot-hold.action.ts'
import { payAd } from '../launches/billing/pay-ad.action.ts'
import { requestAdReview } from '../launches/lifecycle/request-ad-review.action.ts'
import { requestLaunch } from '../launches/lifecycle/request-launch.action.ts'
import { resumeAd } from '../launches/billing/resume-ad.action.ts'
import { retryAutopilot } from '../launches/autopilot/retry-autopilot.action.ts'
import { saveAbTest } from '../launches/core/save-ab-test.action.ts'
import { setAutopilot } from '../launches/autopilot/set-autopilot.action.ts'
import { stopAd } from '../launches/lifecycle/stop-ad.action.ts'
import { syncAdStatus } from '../launches/lifecycle/sync-ad-status.action.ts'
import type { JobHandlers } from '../../queue/define.ts'
import { advanceLaunch } from '../launches/lifecycle/advance-launch.job.ts'
import { chargeRenewal } from '../launches/billing/charge-renewal.job.ts'
import { evaluateAutopilot } from '../launches/lifecycle/evaluate-autopilot.job.ts'
import { stopReplacedAd } from '../launches/lifecycle/stop-replaced-ad.job.ts'
import type { MailDefinitions } from '../../mails/define.ts'
import { adTransitionMails } from '../launches/core/ad-transition.mail.ts'
import { expertReviewMail } from '../launches/lifecycle/expert-review.mail.ts'
import { launchRequestedMail } from '../launches/lifecycle/launch-request.mail.ts'

export const launchesHandlers = {
  'archive-balloon': archiveBalloon,
  'archive-idea': archiveIdea,
  'confirm-payment': confirmPayment,
  'edit-ad': editAd,
  'get-ad-campaign': getAdCampaign,
  'get-ad-figures': getAdFigures,
  'get-ad-runs': getAdRuns,
  'get-autopilot-logs': getAutopilotLogs,
  'get-launch-totals': getLaunchTotals,
  'get-overview': getOverview,
  'get-stop-refunds': getStopRefunds,
  'launch-ad': launchAd,
  'lift-autopilot-hold': liftAutopilotHold,
  'pay-ad': payAd,
  'request-ad-review': requestAdReview,
  'request-launch': requestLaunch,
  'resume-ad': resumeAd,
  'retry-autopilot': retryAutopilot,
  'save-ab-test': saveAbTest,
  'set-autopilot': setAutopilot,
  'stop-ad': stopAd,
  'sync-ad-status': syncAdStatus,
} satisfies Partial<Handlers>

export const launchesJobs = {
  'advance-launch': advanceLaunch,
  'charge-renewal': chargeRenewal,
  'evaluate-autopilot': evaluateAutopilot,
  'stop-replaced-ad': stopReplacedAd,
} satisfies Partial<JobHandlers>

export const launchesMails = {
  ...adTransitionMails,
  expertReview: expertReviewMail,
  launchRequested: launchRequestedMail,
} satisfies Partial<MailDefinitions>
