import type { ActionTable } from '../core/action-row.ts'

/** Notifications of events while the user was away (ACT-101 to ACT-103), and how the user hears of them. */
export const notificationsActions = {
  'get-notification-choices': { kind: 'query', who: 'user' },
  'get-notifications': { kind: 'query', who: 'user' },
  'get-num-unread-notifications': { kind: 'query', who: 'user' },
  'set-notification-choice': { kind: 'command', who: 'user' },
  'set-notifications-read': { kind: 'command', who: 'user' },
} as const satisfies ActionTable
