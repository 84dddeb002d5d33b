import type { MailDefinitions } from '../mails/define.ts'
import { changeEmailMail, emailChangeAskedMail, emailChangedMail } from './account/email-change.mail.ts'
import { loginAlertMail } from './account/login-alert.mail.ts'
import { deletionScheduledMail } from './account/deletion-scheduled.mail.ts'
import { contactSalesMail } from './account/contact-sales.mail.ts'
import { passwordChangedMail } from './account/password-changed.mail.ts'
import { planCanceledMail, planKeptMail } from './payments/plan-canceled.mail.ts'
import { planLapsedMail } from './payments/plan-lapsed.mail.ts'
import { receiptMail } from './payments/receipt.mail.ts'
import { trialEndingMail } from './payments/trial-ending.mail.ts'
import { resetPasswordMail } from './account/reset-password.mail.ts'
import { verifyEmailMail } from './account/verify-email.mail.ts'
import { adTransitionMail } from './launches/core/ad-transition.mail.ts'
import { expertReviewMail } from './launches/lifecycle/expert-review.mail.ts'
import { teamInviteMail } from './teams/team-invite.mail.ts'

/** Every mail by its name in the catalogue. */
export const mailDefinitions: MailDefinitions = {
  adSubmitted: adTransitionMail,
  adApproved: adTransitionMail,
  adLive: adTransitionMail,
  adEndingSoon: adTransitionMail,
  adRejected: adTransitionMail,
  adStopped: adTransitionMail,
  adRefunded: adTransitionMail,
  adFinished: adTransitionMail,
  adHeld: adTransitionMail,
  adRenewed: adTransitionMail,
  adPaymentFailed: adTransitionMail,
  adLaunchFailed: adTransitionMail,
  adReceipt: receiptMail,
  changeEmail: changeEmailMail,
  contactSales: contactSalesMail,
  creditReceipt: receiptMail,
  deletionScheduled: deletionScheduledMail,
  emailChangeAsked: emailChangeAskedMail,
  emailChanged: emailChangedMail,
  expertReview: expertReviewMail,
  loginAlert: loginAlertMail,
  passwordChanged: passwordChangedMail,
  planCanceled: planCanceledMail,
  planKept: planKeptMail,
  planLapsed: planLapsedMail,
  planReceipt: receiptMail,
  resetPassword: resetPasswordMail,
  teamInvite: teamInviteMail,
  trialEnding: trialEndingMail,
  verifyEmail: verifyEmailMail,
}
