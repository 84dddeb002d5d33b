// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { addUserCompletedTask } from '../account/add-user-completed-task.action.ts'
import { forgotPassword } from '../account/forgot-password.action.ts'
import { getResetLink } from '../account/get-reset-link.action.ts'
import { getUser } from '../account/get-user.action.ts'
import { login } from '../account/login.action.ts'
import { logout } from '../account/logout.action.ts'
import { redeemSocialLogin } from '../account/redeem-social-login.action.ts'
import { resendValidationEmail } from '../account/resend-validation-email.action.ts'
import { resetPassword } from '../account/reset-password.action.ts'
import { savePreferences } from '../account/save-preferences.action.ts'
import { sendPageLink } from '../account/send-page-link.action.ts'
import { signup } from '../account/signup.action.ts'
import { submitPmfSurvey } from '../account/submit-pmf-survey.action.ts'
import { updateUser } from '../account/update-user.action.ts'
import { validateEmail } from '../account/validate-email.action.ts'
import type { MailDefinitions } from '../../mails/define.ts'
import { changeEmailMail, emailChangeAskedMail, emailChangedMail } from '../account/email-change.mail.ts'
import { contactSalesMail } from '../account/contact-sales.mail.ts'
import { deletionScheduledMail } from '../account/deletion-scheduled.mail.ts'
import { loginAlertMail } from '../account/login-alert.mail.ts'
import { pageLinkMail } from '../account/page-link.mail.ts'
import { passwordChangedMail } from '../account/password-changed.mail.ts'
import { resetPasswordMail } from '../account/reset-password.mail.ts'
import { verifyEmailMail } from '../account/verify-email.mail.ts'

export const accountHandlers = {
  'add-user-completed-task': addUserCompletedTask,
  'forgot-password': forgotPassword,
  'get-reset-link': getResetLink,
  'get-user': getUser,
  login,
  logout,
  'redeem-social-login': redeemSocialLogin,
  'resend-validation-email': resendValidationEmail,
  'reset-password': resetPassword,
  'save-preferences': savePreferences,
  'send-page-link': sendPageLink,
  signup,
  'submit-pmf-survey': submitPmfSurvey,
  'update-user': updateUser,
  'validate-email': validateEmail,
} satisfies Partial<Handlers>

export const accountMails = {
  changeEmail: changeEmailMail,
  contactSales: contactSalesMail,
  deletionScheduled: deletionScheduledMail,
  emailChangeAsked: emailChangeAskedMail,
  emailChanged: emailChangedMail,
  loginAlert: loginAlertMail,
  pageLink: pageLinkMail,
  passwordChanged: passwordChangedMail,
  resetPassword: resetPasswordMail,
  verifyEmail: verifyEmailMail,
} satisfies Partial<MailDefinitions>
