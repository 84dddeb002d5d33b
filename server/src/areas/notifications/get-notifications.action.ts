import { notificationsPerPage } from '@aloft/domain/notifications/notification-kinds.rules'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { notificationsOf } from './notification.repo.ts'
import { wireNotification } from './notification.wire.ts'

export const getNotifications = defineAction('get-notifications', {
  policy: signedIn,
  async handle({ db, account }, { before }) {
    // One more than is shown, to know whether older ones follow.
    const rows = await notificationsOf(db, account.id).list(notificationsPerPage + 1, before)
    return {
      notifications: rows
        .slice(0, notificationsPerPage)
        .map((row) => wireNotification(row, account.language)),
      hasMore: rows.length > notificationsPerPage,
    }
  },
})
