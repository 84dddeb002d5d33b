import { defineAction } from '../../action/define.ts'
import { anyone } from '../../action/policies.ts'
import { listOutbox } from '../../gateways/mail/outbox.repo.ts'

const mostShown = 50

/**
 * The newest mails of an installation that sends none. The contract refuses the call in production, because the mails'
 * links give access to accounts.
 */
export const getOutbox = defineAction('get-outbox', {
  policy: anyone,
  async handle({ db, settings }) {
    const rows = await listOutbox(db, mostShown)
    return {
      isInUse: settings.SMTP_URL === undefined,
      mails: rows.map(({ id, recipient: to, subject, bodyText: text, date }) => ({
        id,
        to,
        subject,
        text,
        date,
      })),
    }
  },
})
