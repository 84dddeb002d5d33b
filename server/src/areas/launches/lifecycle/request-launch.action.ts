import { launchActionIn } from '@aloft/domain/balloons/status-changes.rules'
import { addHours } from '@aloft/domain/core/dates'
import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { sendMail } from '../../../mails/send-mail.ts'
import { findBalloonForUpdate } from '../../balloons/balloon.repo.ts'
import { notify } from '../../notifications/notification.service.ts'
import { notificationsOf } from '../../notifications/notification.repo.ts'

const hoursBetweenRequests = 24

/** Asks a brand's owner to launch an ad, by notification and mail, once a day for each ad (OPN-63). */
export const requestLaunch = defineAction('request-launch', {
  policy: onBrand(),
  async handle(context, { ideaId, balloonId }) {
    const { db, account, brand, now } = context
    // The second of two parallel calls waits here for the first.
    const balloon = await findBalloonForUpdate(db, ideaId, balloonId)
    if (!balloon) return { error: 'balloonNotFound' }
    const { status, archiveDate } = balloon
    if (launchActionIn(status) === null || archiveDate) return { error: 'adNotEditable', status }
    const since = addHours(now, -hoursBetweenRequests)
    const { ownerId: userId } = brand
    const kind = 'launchRequested'
    if (await notificationsOf(db, userId).hasSince({ kind, balloonId, since })) return 'OK'
    await notify(db, { userIds: [userId], kind, ideaId, balloonId, actorId: account.id, now })
    await sendMail(context, kind, { userId, actorId: account.id, balloonId })
    return 'OK'
  },
})
