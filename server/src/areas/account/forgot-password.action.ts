import { normaliseEmail } from '@aloft/domain/account/email.rules'
import { defineAction } from '../../action/define.ts'
import { anyone } from '../../action/policies.ts'
import { sendMail } from '../../mails/send-mail.ts'

/** Answers the same after the same work, whoever is asked for: whether there is an account shows where the mail is made. */
export const forgotPassword = defineAction('forgot-password', {
  policy: anyone,
  async handle(context, { email }) {
    await sendMail(context, 'resetPassword', { email: normaliseEmail(email) })
    return 'OK'
  },
})
