import { defineAction } from '../../action/define.ts'
import { adminOnly } from '../../action/policies.ts'
import { listDueWork } from '../../due/due-work.repo.ts'
import { listNewestNotifications } from '../notifications/notification.repo.ts'
import { wireNotification } from '../notifications/notification.wire.ts'

const mostShown = 12

/** Work that moving the test clock would start, and the newest notifications of all accounts; never in production. */
export const getDueWork = defineAction('get-due-work', {
  policy: adminOnly,
  async handle({ db, account }) {
    const due = await listDueWork(db, mostShown)
    const notifications = await listNewestNotifications(db, mostShown)
    return {
      due: due.map(({ id, kind, about, dueDate }) => ({ id, kind, about, dueDate })),
      told: notifications
        .map((row) => wireNotification(row, account.language))
        .map(({ _id: id, headline, message, date }) => ({ id, headline, message, date })),
    }
  },
})
