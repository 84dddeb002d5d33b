import { expertReviewOf } from '@aloft/domain/account/expert-review.rules'
import { defaultLanguage } from '@aloft/messages/language'
import { v7 as uuidv7 } from 'uuid'
import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { pageLink } from '../../../mails/page-link.ts'
import { sendMail } from '../../../mails/send-mail.ts'
import { translate } from '../../../translate.ts'
import { insertCompletedTask } from '../../account/account.repo.ts'
import { findBalloon } from '../../balloons/balloon.repo.ts'
import { insertSalesRequest } from '../../plans/sales-request.repo.ts'

/** Asks an expert to review an ad, once, on the user's first day: sends a mail to customer service (EDT-15). */
export const requestAdReview = defineAction('request-ad-review', {
  policy: onBrand(),
  async handle(context, { ideaId, balloonId }) {
    const { db, account, brand, now, settings } = context
    const balloon = await findBalloon(db, ideaId, balloonId)
    if (!balloon) return { error: 'balloonNotFound' }
    const { id: userId, creationDate, completedTasks } = account
    const state = expertReviewOf({ creationDate, completedTasks }, now)
    if (state === null) return { error: 'offerExpired' }
    // The second of two parallel calls waits here for the first.
    if (!(await insertCompletedTask(db, userId, 'expertReview', now))) return 'OK'
    const query = new URLSearchParams({ ideaId, balloonId }).toString()
    const message = translate(defaultLanguage, 'launch.expert.message', {
      name: balloon.name,
      brand: brand.idea.title,
      address: pageLink(settings, `/0/editor?${query}`),
    })
    await insertSalesRequest(db, { id: uuidv7(), userId, message, phone: null, now })
    await sendMail(context, 'contactSales', { userId, message, phone: null })
    return 'OK'
  },
})
