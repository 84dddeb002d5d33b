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
// Limits mails that strangers can trigger to one address. The newest link in its inbox is at most ten minutes old.
const firstMails = { name: 'reset-mail', limit: 3, seconds: 3600 }
const laterMails = { name: 'reset-mail-later', limit: 1, seconds: 600 }

/**
 * Replies the same and does the same work for any address, so that callers can't learn whether it has an account; only
 * the mail job finds out. Requests by others don't block anyone: after a few mails in an hour, the links already sent
 * stay valid.
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
