// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { getNotifications } from '../notifications/get-notifications.action.ts'
import { getNumUnreadNotifications } from '../notifications/get-num-unread-notifications.action.ts'
import { setNotificationsRead } from '../notifications/set-notifications-read.action.ts'

export const notificationsHandlers = {
  'get-notifications': getNotifications,
  'get-num-unread-notifications': getNumUnreadNotifications,
  'set-notifications-read': setNotificationsRead,
} satisfies Partial<Handlers>
