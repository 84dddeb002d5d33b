// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { getNotificationChoices } from '../notifications/get-notification-choices.action.ts'
import { getNotifications } from '../notifications/get-notifications.action.ts'
import { getNumUnreadNotifications } from '../notifications/get-num-unread-notifications.action.ts'
import { setNotificationChoice } from '../notifications/set-notification-choice.action.ts'
import { setNotificationsRead } from '../notifications/set-notifications-read.action.ts'
import type { JobHandlers } from '../../queue/define.ts'
import { sendDigest } from '../notifications/send-digest.job.ts'
import type { MailDefinitions } from '../../mails/define.ts'
import { weeklyDigestMail } from '../notifications/weekly-digest.mail.ts'

export const notificationsHandlers = {
  'get-notification-choices': getNotificationChoices,
  'get-notifications': getNotifications,
  'get-num-unread-notifications': getNumUnreadNotifications,
  'set-notification-choice': setNotificationChoice,
  'set-notifications-read': setNotificationsRead,
} satisfies Partial<Handlers>

export const notificationsJobs = {
  'send-digest': sendDigest,
} satisfies Partial<JobHandlers>

export const notificationsMails = {
  weeklyDigest: weeklyDigestMail,
} satisfies Partial<MailDefinitions>
