import type { MailDefinition } from '../../mails/define.ts'
import { composePlanMail } from './plan-mail.ts'

/** Names the charge at the end of a trial and the way out (PLN-09). A trial that was skipped or canceled gets none. */
export const trialEndingMail: MailDefinition<'trialEnding'> = {
  compose: (context, { userId }) =>
    composePlanMail(context, userId, (one) => one.status === 'trial' && one.canceledDate === null),
}
