import { isRunning } from '@aloft/domain/payments/plan-period.rules'
import type { MailDefinition } from '../../mails/define.ts'
import { composePlanMail } from './plan-mail.ts'

/** States how long a canceled plan lasts; not sent if the plan was resumed in the meantime. */
export const planCanceledMail: MailDefinition<'planCanceled'> = {
  compose: (context, { userId }) =>
    composePlanMail(context, userId, ({ canceledDate }) => canceledDate !== null),
}

/** States the next charge of a plan that continues; not sent if it was canceled again in the meantime. */
export const planKeptMail: MailDefinition<'planKept'> = {
  compose: (context, { userId }) =>
    composePlanMail(context, userId, (one) => isRunning(one) && one.canceledDate === null),
}
