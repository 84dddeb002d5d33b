import { normaliseEmail } from '@aloft/domain/account/email.rules'
import { defineAction } from '../../action/define.ts'
import { anyone } from '../../action/policies.ts'
import { sendMail } from '../../mails/send-mail.ts'
import { takeAttempt } from './attempt-budget.service.ts'

const budget = {
  ofDevice: [{ name: 'reset-device', limit: 5, seconds: 3600 }],
  ofPlace: [{ name: 'reset-place', limit: 5, seconds: 3600 }],
  ofNetwork: { name: 'reset-network', limit: 20, seconds: 3600 },
}
// What strangers may have mailed to one address: the newest link in its inbox is never older than ten minutes.
const firstMails = { name: 'reset-mail', limit: 3, seconds: 3600 }
const laterMails = { name: 'reset-mail-later', limit: 1, seconds: 600 }

/**
 * Answers the same after the same work, whoever is asked for: whether there is an account shows where the mail is made.
 * Nobody is refused for what others ask for the same address; beyond a few mails an hour the links that it has hold.
 */
export const forgotPassword = defineAction('forgot-password', {
  policy: anyone,

  async prepare(context, { email: given }) {
    const { counters } = context
    const email = normaliseEmail(given)
    const { isKnownDevice } = await takeAttempt(context, budget, email)
    const isMailed =
      isKnownDevice ||
      (await counters.take(firstMails, email)).isTaken ||
      (await counters.take(laterMails, email)).isTaken
    return { email, isMailed }
  },

  async handle(context, _payload, { email, isMailed }) {
    if (isMailed) await sendMail(context, 'resetPassword', { email })
    return 'OK'
  },
})
