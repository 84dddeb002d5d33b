import { notificationSchema } from '@aloft/domain/notifications/notification.entity'
import {
  completeChoices,
  notificationChannels,
  notificationTopics,
} from '@aloft/domain/notifications/notification-choices.rules'
import { z } from 'zod'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails, nothing, ok } from '../core/action-schema.ts'
import type { notificationsActions } from './notifications.actions.ts'
import { exampleNotifications } from './notifications.examples.ts'

/** Number of unread notifications. */
const unread = z.object({ n: z.int().nonnegative().describe('How many are unread.') })

const choice = z.object({
  topic: z.enum(notificationTopics).describe('What it’s about.'),
  channel: z
    .enum(notificationChannels)
    .describe('In the product, by email at once, or in the weekly email. Not every topic has all three.'),
  isOn: z.boolean().describe('Whether the user hears of it this way.'),
})

export const notificationsSchemas = {
  'get-notification-choices': describeAction({
    summary:
      'Returns what the caller hears about and how, apart from money and security, which always stay on.',
    payload: nothing,
    reply: z.object({ choices: z.array(choice).describe('Every choice, in the order of the settings.') }),
    example: {
      payload: {},
      reply: { choices: [...completeChoices([{ topic: 'teamInvites', channel: 'mail', isOn: false }])] },
    },
  }),
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
  'set-notification-choice': describeAction({
    summary: 'Turns a channel of a topic on or off for the caller.',
    payload: choice,
    reply: ok,
    // Emails are chosen for an address, which may be somebody else's until it's verified.
    failures: { emailNotValidated: noDetails },
    example: { payload: { topic: 'adProgress', channel: 'mail', isOn: false }, reply: 'OK' },
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
