import { checkCancellation } from '@aloft/domain/payments/plan-period.rules'
import { trialNoticeOf } from '@aloft/domain/plans/trial.rules'
import type { WorkContext } from '../../work-context.ts'
import { cancelDueWork, scheduleDueWork } from '../../due/due-work.repo.ts'
import { lockOwner } from '../../ledger/ledger.repo.ts'
import { sendMail } from '../../mails/send-mail.ts'
import { changeSubscription, findSubscription, subscriptionTimes } from '../plans/subscription.repo.ts'

type Cancellation = Pick<WorkContext, 'db' | 'clock' | 'enqueue' | 'now'>

/**
 * Cancels the plan of an account in the caller's transaction (ACT-114). Its rights and tokens last until the trial or
 * the paid period ends, when its due work ends it. Canceling again changes nothing and sends no other mail.
 */
export async function cancelPlan(
  cancellation: Cancellation,
  userId: string,
  reason: string | null,
): Promise<'noPlan' | null> {
  const { db, now } = cancellation
  await lockOwner(db, userId)
  const subscription = await findSubscription(db, userId)
  const failure = checkCancellation(subscription ? subscriptionTimes(subscription) : null, now, true)
  if (failure || subscription?.canceledDate) return failure
  await changeSubscription(db, userId, { canceledDate: now, cancelReason: reason })
  await cancelDueWork(db, { kind: 'notify-trial-end', subject: userId })
  await sendMail(cancellation, 'planCanceled', { userId })
  return null
}

/** Undoes a cancellation in the caller's transaction: the plan renews on the date and at the price it had before. */
export async function keepPlan(cancellation: Cancellation, userId: string): Promise<'noPlan' | null> {
  const { db, now } = cancellation
  await lockOwner(db, userId)
  const subscription = await findSubscription(db, userId)
  const failure = checkCancellation(subscription ? subscriptionTimes(subscription) : null, now, false)
  if (failure || !subscription?.canceledDate) return failure
  await changeSubscription(db, userId, { canceledDate: null, cancelReason: null })
  const { status, trialEnd } = subscription
  const notice = trialNoticeOf(trialEnd)
  // If that day has passed, the mail about keeping the plan names the charge.
  if (status === 'trial' && notice > now)
    await scheduleDueWork(db, { kind: 'notify-trial-end', subject: userId }, notice)
  await sendMail(cancellation, 'planKept', { userId })
  return null
}
