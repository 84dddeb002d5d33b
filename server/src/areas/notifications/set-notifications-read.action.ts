import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { notificationsOf } from './notification.repo.ts'

/** Marks notifications as read and returns how many are still unread (NTF-01, NTF-03). */
export const setNotificationsRead = defineAction('set-notifications-read', {
  policy: signedIn,
  async handle({ db, account, now }, { notificationIds }) {
    const notifications = notificationsOf(db, account.id)
    await notifications.markRead(notificationIds, now)
    return { n: await notifications.countUnread() }
  },
})
