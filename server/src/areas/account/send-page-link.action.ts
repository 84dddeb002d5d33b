import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { sendMail } from '../../mails/send-mail.ts'

/** Mails a link to a page to the caller's own address, for a wider screen (RTE-06). */
export const sendPageLink = defineAction('send-page-link', {
  policy: signedIn,
  async handle(context, { address }) {
    await sendMail(context, 'pageLink', { userId: context.account.id, address })
    return 'OK'
  },
})
