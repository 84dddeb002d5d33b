import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { sendMail } from '../../mails/send-mail.ts'

/** Mails the link again that makes the address count as its owner's (SES-25), unless it does already. */
export const resendValidationEmail = defineAction('resend-validation-email', {
  policy: signedIn,
  async handle(context) {
    const { id: userId, email, isEmailValidated } = context.account
    if (!isEmailValidated) await sendMail(context, 'verifyEmail', { userId, email })
    return 'OK'
  },
})
