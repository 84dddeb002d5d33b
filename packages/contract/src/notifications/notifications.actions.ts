import type { ActionTable } from '../core/action-row.ts'

/** Notifications of events while the user was away (ACT-101 to ACT-103). */
export const notificationsActions = {
  'get-notifications': { kind: 'query', who: 'user' },
  'get-num-unread-notifications': { kind: 'query', who: 'user' },
  'set-notifications-read': { kind: 'command', who: 'user' },
} as const satisfies ActionTable
