import { notificationSchema } from '@aloft/domain/notifications/notification.entity'
import { z } from 'zod'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, nothing } from '../core/action-schema.ts'
import type { notificationsActions } from './notifications.actions.ts'
import { exampleNotifications } from './notifications.examples.ts'

/** Number of unread notifications. */
const unread = z.object({ n: z.int().nonnegative().describe('How many are unread.') })

export const notificationsSchemas = {
  'get-notifications': describeAction({
    summary: 'Lists the caller’s notifications, newest first.',
    payload: z.object({ before: z.uuid().optional().describe('Id of the last one of the page before.') }),
    reply: z.object({
      notifications: z.array(notificationSchema).describe('Newest first.'),
      hasMore: z.boolean().describe('Whether older ones follow.'),
    }),
    example: { payload: {}, reply: { notifications: exampleNotifications, hasMore: false } },
  }),
  'get-num-unread-notifications': describeAction({
    summary: 'Counts the caller’s unread notifications.',
    payload: nothing,
    reply: unread,
    example: { payload: {}, reply: { n: 1 } },
  }),
  'set-notifications-read': describeAction({
    summary: 'Marks notifications as read.',
    payload: z.object({
      notificationIds: z.array(z.uuid()).max(200).nullable().describe('Ids of notifications. Null for all.'),
    }),
    reply: unread,
    example: { payload: { notificationIds: null }, reply: { n: 0 } },
  }),
} satisfies Record<keyof typeof notificationsActions, ActionSchema>
