import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { sendMail } from '../../mails/send-mail.ts'

/** Sends the link that verifies the account's address again (SES-25), unless it is verified. */
export const resendValidationEmail = defineAction('resend-validation-email', {
  policy: signedIn,
  async handle(context) {
    const { id: userId, email, isEmailValidated } = context.account
    if (!isEmailValidated) await sendMail(context, 'verifyEmail', { userId, email })
    return 'OK'
  },
})
