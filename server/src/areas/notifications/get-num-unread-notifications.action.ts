import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { notificationsOf } from './notification.repo.ts'

export const getNumUnreadNotifications = defineAction('get-num-unread-notifications', {
  policy: signedIn,
  handle: async ({ db, account }) => ({ n: await notificationsOf(db, account.id).countUnread() }),
})
