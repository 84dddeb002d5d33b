import { notificationSchema } from '@aloft/domain/notifications/notification.entity'
import { z } from 'zod'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, nothing } from '../core/action-schema.ts'
import type { notificationsActions } from './notifications.actions.ts'
import { exampleNotifications } from './notifications.examples.ts'

/** How many are unread. */
const unread = z.object({ n: z.int().nonnegative() })

export const notificationsSchemas = {
  'get-notifications': describeAction({
    summary: 'Lists the caller’s notifications, newest first.',
    // `before` is the last one shown: those that are older follow.
    payload: z.object({ before: z.uuid().optional() }),
    /** Newest first; `hasMore` if older ones follow. */
    reply: z.object({ notifications: z.array(notificationSchema), hasMore: z.boolean() }),
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
    // Null marks all of them.
    payload: z.object({ notificationIds: z.array(z.uuid()).max(200).nullable() }),
    /** How many are unread after it. */
    reply: unread,
    example: { payload: { notificationIds: null }, reply: { n: 0 } },
  }),
} satisfies Record<keyof typeof notificationsActions, ActionSchema>
