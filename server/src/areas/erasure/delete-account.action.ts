import { addHours } from '@aloft/domain/core/dates'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import { sendMail } from '../../mails/send-mail.ts'
import { lockForDeletion } from '../account/account.repo.ts'
import { deleteSessions } from '../account/session.repo.ts'
import { cancelRunningSubscription } from '../plans/subscription.repo.ts'
import { stopAllAds } from '../launches/lifecycle/stop-all-ads.ts'
import { brandsOf } from './erased-account.repo.ts'

const hoursUntilGone = 24
/** The 24th hour is for the erasure itself (PLN-25). */
const hoursUntilErased = 23

/**
 * Locks the account at once: its sessions end, nobody can log in, and its ads stop. Its data is erased within 24 hours
 * of product time (PLN-25, OPN-66, OPN-67).
 */
export const deleteAccount = defineAction('delete-account', {
  policy: signedIn,
  async handle(context) {
    const { db, account, now } = context
    const deletionDate = addHours(now, hoursUntilGone)
    await lockForDeletion(db, account.id, deletionDate)
    await deleteSessions(db, account.id)
    // Its plan is not charged any more; the account's row is already locked.
    await cancelRunningSubscription(db, account.id, now)
    const its = { ownerId: account.id, ideaIds: await brandsOf(db, account.id) }
    await stopAllAds(context, its, { actorId: account.id, stopReason: 'account_deleted' })
    await scheduleDueWork(db, { kind: 'erase-account', subject: account.id }, addHours(now, hoursUntilErased))
    await sendMail(context, 'deletionScheduled', {
      userId: account.id,
      deletionDate: deletionDate.toISOString(),
    })
    return { deletionDate }
  },
})
