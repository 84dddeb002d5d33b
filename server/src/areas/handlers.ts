import type { Handlers } from '../action/define.ts'
import { addUserCompletedTask } from './account/add-user-completed-task.action.ts'
import { forgotPassword } from './account/forgot-password.action.ts'
import { getResetLink } from './account/get-reset-link.action.ts'
import { getUser } from './account/get-user.action.ts'
import { login } from './account/login.action.ts'
import { logout } from './account/logout.action.ts'
import { resendValidationEmail } from './account/resend-validation-email.action.ts'
import { resetPassword } from './account/reset-password.action.ts'
import { submitPmfSurvey } from './account/submit-pmf-survey.action.ts'
import { redeemSocialLogin } from './account/redeem-social-login.action.ts'
import { getCopyBasis } from './ads/get-copy-basis.action.ts'
import { choosePicture } from './ads/choose-picture.action.ts'
import { suggestPictures } from './ads/suggest-pictures.action.ts'
import { setAdGenData } from './ideas/set-ad-gen-data.action.ts'
import { signup } from './account/signup.action.ts'
import { updateUser } from './account/update-user.action.ts'
import { validateEmail } from './account/validate-email.action.ts'
import { adminApproveAd } from './admin/admin-approve-ad.action.ts'
import { adminGetAdReviews } from './admin/admin-get-ad-reviews.action.ts'
import { adminRejectAd } from './admin/admin-reject-ad.action.ts'
import { createAd } from './ads/create-ad.action.ts'
import { createFirstAds } from './ads/create-first-ads.action.ts'
import { getFirstAds } from './ads/get-first-ads.action.ts'
import { generateTexts } from './ads/generate-texts.action.ts'
import { getForecast } from './ads/get-forecast.action.ts'
import { getAdGenStatus } from './ads/get-ad-gen-status.action.ts'
import { archiveBalloon } from './launches/lifecycle/archive-balloon.action.ts'
import { archiveIdea } from './launches/lifecycle/archive-idea.action.ts'
import { editAd } from './launches/lifecycle/edit-ad.action.ts'
import { getAdCampaign } from './launches/core/get-ad-campaign.action.ts'
import { getAutopilotLogs } from './launches/autopilot/get-autopilot-logs.action.ts'
import { liftAutopilotHold } from './launches/autopilot/lift-autopilot-hold.action.ts'
import { getAdFigures } from './launches/lists/get-ad-figures.action.ts'
import { getAdRuns } from './launches/lists/get-ad-runs.action.ts'
import { launchAd } from './launches/billing/launch-ad.action.ts'
import { confirmPaymentOf } from './launches/billing/confirm-payment.action.ts'
import { payAdOf } from './launches/billing/pay-ad.action.ts'
import { requestAdReview } from './launches/lifecycle/request-ad-review.action.ts'
import { resumeAd } from './launches/billing/resume-ad.action.ts'
import { retryAutopilot } from './launches/autopilot/retry-autopilot.action.ts'
import { setAutopilot } from './launches/autopilot/set-autopilot.action.ts'
import { stopAd } from './launches/lifecycle/stop-ad.action.ts'
import { syncAdStatus } from './launches/lifecycle/sync-ad-status.action.ts'
import { deleteBalloon } from './balloons/delete-balloon.action.ts'
import { duplicateBalloon } from './balloons/duplicate-balloon.action.ts'
import { getAds } from './balloons/get-ads.action.ts'
import { getBalloon } from './balloons/get-balloon.action.ts'
import { getIdea } from './balloons/get-idea.action.ts'
import { saveBalloon } from './balloons/save-balloon.action.ts'
import { updateBalloon } from './balloons/update-balloon.action.ts'
import { archiveBrief } from './briefs/archive-brief.action.ts'
import { generateBrandBrief } from './briefs/generate-brand-brief.action.ts'
import { generateCampaignBrief } from './briefs/generate-campaign-brief.action.ts'
import { getBriefHistory } from './briefs/get-brief-history.action.ts'
import { getBriefs } from './briefs/get-briefs.action.ts'
import { saveBrief } from './briefs/save-brief.action.ts'
import { addIdeaFile } from './creatives/add-idea-file.action.ts'
import { getAdCreative } from './creatives/get-ad-creative.action.ts'
import { renderAsset } from './creatives/render-asset.action.ts'
import { deleteAccount } from './erasure/delete-account.action.ts'
import { createIdea } from './ideas/create-idea.action.ts'
import { getIdeasData } from './ideas/get-ideas-data.action.ts'
import { setIdeaOpenDate } from './ideas/set-idea-open-date.action.ts'
import { updateIdea } from './ideas/update-idea.action.ts'
import { getNotifications } from './notifications/get-notifications.action.ts'
import { getNumUnreadNotifications } from './notifications/get-num-unread-notifications.action.ts'
import { setNotificationsRead } from './notifications/set-notifications-read.action.ts'
import { paymentPurposes } from './payment-purposes.ts'
import { addPaymentMethod } from './payments/add-payment-method.action.ts'
import { cancelSubscriptionOf } from './payments/cancel-subscription.action.ts'
import { getLedgerEntries } from './payments/get-ledger-entries.action.ts'
import { getPaymentMethods } from './payments/get-payment-methods.action.ts'
import { getPaymentResultOf } from './payments/get-payment-result.action.ts'
import { getSubscription } from './payments/get-subscription.action.ts'
import { keepSubscription } from './payments/keep-subscription.action.ts'
import { paymentWebhookOf } from './payments/payment-webhook.action.ts'
import { skipTrialOf } from './payments/skip-trial.action.ts'
import { startSubscriptionOf } from './payments/start-subscription.action.ts'
import { contactSales } from './plans/contact-sales.action.ts'
import { getTokenBalance } from './plans/get-token-balance.action.ts'
import { getBalloonVersions } from './publishing/get-balloon-versions.action.ts'
import { publishBalloon } from './publishing/publish-balloon.action.ts'
import { restoreBalloonVersion } from './publishing/restore-balloon-version.action.ts'
import { validateSnippet } from './publishing/validate-snippet.action.ts'
import { getAdPerformance } from './reports/get-ad-performance.action.ts'
import { getBrandPerformance } from './reports/get-brand-performance.action.ts'
import { checkScanWebsite } from './scans/check-scan-website.action.ts'
import { scanWebsite } from './scans/scan-website.action.ts'
import { getDueWork } from './system/get-due-work.action.ts'
import { getInitParams } from './system/get-init-params.action.ts'
import { getMockDateOffsetHours } from './system/get-mock-date-offset-hours.action.ts'
import { getOutbox } from './system/get-outbox.action.ts'
import { logError } from './system/log-error.action.ts'
import { setMockDateOffsetHours } from './system/set-mock-date-offset-hours.action.ts'
import { suggestKeywords } from './targeting/suggest-keywords.action.ts'
import { searchInterests } from './targeting/search-interests.action.ts'
import { searchLocations } from './targeting/search-locations.action.ts'
import { acceptInvite } from './teams/accept-invite.action.ts'
import { getInvite } from './teams/get-invite.action.ts'

/** Every handler by its wire name. */
export const handlers: Handlers = {
  'accept-invite': acceptInvite,
  'add-idea-file': addIdeaFile,
  'add-payment-method': addPaymentMethod,
  'add-user-completed-task': addUserCompletedTask,
  'admin-approve-ad': adminApproveAd,
  'admin-get-ad-reviews': adminGetAdReviews,
  'admin-reject-ad': adminRejectAd,
  'archive-idea': archiveIdea,
  'cancel-subscription': cancelSubscriptionOf(paymentPurposes),
  'check-scan-website': checkScanWebsite,
  'choose-picture': choosePicture,
  'confirm-payment': confirmPaymentOf(paymentPurposes),
  'contact-sales': contactSales,
  'create-ad': createAd,
  'create-first-ads': createFirstAds,
  'create-idea': createIdea,
  'archive-balloon': archiveBalloon,
  'delete-account': deleteAccount,
  'delete-balloon': deleteBalloon,
  'edit-ad': editAd,
  'duplicate-balloon': duplicateBalloon,
  'forgot-password': forgotPassword,
  'archive-brief': archiveBrief,
  'generate-brand-brief': generateBrandBrief,
  'get-brief-history': getBriefHistory,
  'generate-campaign-brief': generateCampaignBrief,
  'generate-texts': generateTexts,
  'get-ad-campaign': getAdCampaign,
  'get-ad-figures': getAdFigures,
  'get-ad-runs': getAdRuns,
  'get-ad-creative': getAdCreative,
  'get-ad-gen-status': getAdGenStatus,
  'get-ad-performance': getAdPerformance,
  'get-ads': getAds,
  'get-autopilot-logs': getAutopilotLogs,
  'get-balloon': getBalloon,
  'get-balloon-versions': getBalloonVersions,
  'get-brand-performance': getBrandPerformance,
  'get-briefs': getBriefs,
  'get-copy-basis': getCopyBasis,
  'get-due-work': getDueWork,
  'get-first-ads': getFirstAds,
  'get-forecast': getForecast,
  'get-idea': getIdea,
  'get-ideas-data': getIdeasData,
  'get-init-params': getInitParams,
  'get-invite': getInvite,
  'get-mock-date-offset-hours': getMockDateOffsetHours,
  'get-notifications': getNotifications,
  'get-num-unread-notifications': getNumUnreadNotifications,
  'get-outbox': getOutbox,
  'get-ledger-entries': getLedgerEntries,
  'get-payment-methods': getPaymentMethods,
  'get-payment-result': getPaymentResultOf(paymentPurposes),
  'get-subscription': getSubscription,
  'get-token-balance': getTokenBalance,
  'get-reset-link': getResetLink,
  'get-user': getUser,
  'keep-subscription': keepSubscription,
  'launch-ad': launchAd,
  'lift-autopilot-hold': liftAutopilotHold,
  'log-error': logError,
  login,
  logout,
  'payment-webhook': paymentWebhookOf(paymentPurposes),
  'save-balloon': saveBalloon,
  'publish-balloon': publishBalloon,
  'pay-ad': payAdOf(paymentPurposes),
  'request-ad-review': requestAdReview,
  'resume-ad': resumeAd,
  'resend-validation-email': resendValidationEmail,
  'reset-password': resetPassword,
  'redeem-social-login': redeemSocialLogin,
  'render-asset': renderAsset,
  'restore-balloon-version': restoreBalloonVersion,
  'retry-autopilot': retryAutopilot,
  'save-brief': saveBrief,
  'scan-website': scanWebsite,
  'search-interests': searchInterests,
  'search-locations': searchLocations,
  'set-ad-gen-data': setAdGenData,
  'set-autopilot': setAutopilot,
  'set-idea-open-date': setIdeaOpenDate,
  'set-mock-date-offset-hours': setMockDateOffsetHours,
  'set-notifications-read': setNotificationsRead,
  signup,
  'stop-ad': stopAd,
  'skip-trial': skipTrialOf(paymentPurposes),
  'start-subscription': startSubscriptionOf(paymentPurposes),
  'submit-pmf-survey': submitPmfSurvey,
  'suggest-keywords': suggestKeywords,
  'suggest-pictures': suggestPictures,
  'sync-ad-status': syncAdStatus,
  'update-balloon': updateBalloon,
  'update-idea': updateIdea,
  'update-user': updateUser,
  'validate-email': validateEmail,
  'validate-snippet': validateSnippet,
}
