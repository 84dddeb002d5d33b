import { expertReviewOf } from '@aloft/domain/account/expert-review.rules'
import { v7 as uuidv7 } from 'uuid'
import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { sendMail } from '../../../mails/send-mail.ts'
import { insertCompletedTask } from '../../account/account.repo.ts'
import { findBalloon } from '../../balloons/balloon.repo.ts'
import { insertSalesRequest } from '../../plans/sales-request.repo.ts'

/** Requests one expert review of an ad, on the user's first day: sends a mail to customer service (EDT-15). */
export const requestAdReview = defineAction('request-ad-review', {
  policy: onBrand(),
  async handle(context, { ideaId, balloonId }) {
    const { db, account, now } = context
    if (!(await findBalloon(db, ideaId, balloonId))) return { error: 'balloonNotFound' }
    const { id: userId, creationDate, completedTasks } = account
    const state = expertReviewOf({ creationDate, completedTasks }, now)
    if (state === null) return { error: 'offerExpired' }
    // The second of two parallel calls waits here for the first.
    if (!(await insertCompletedTask(db, userId, 'expertReview', now))) return 'OK'
    const request = { kind: 'expertReview', ideaId, balloonId } as const
    await insertSalesRequest(db, { id: uuidv7(), userId, request, phone: null, now })
    await sendMail(context, 'expertReview', { userId, ideaId, balloonId })
    return 'OK'
  },
})
