import type { ActionTable } from '../core/action-row.ts'

/** Admins' decisions about submitted ads (ACT-129 to ACT-131, OPN-90), and what they answer users (AST-31). */
export const adminActions = {
  'admin-approve-ad': { kind: 'command', who: 'admin' },
  'admin-get-ad-reviews': { kind: 'query', who: 'admin' },
  'admin-reject-ad': { kind: 'command', who: 'admin' },
  'admin-get-support': { kind: 'query', who: 'admin' },
  'admin-get-support-messages': { kind: 'query', who: 'admin' },
  'admin-answer-support': { kind: 'command', who: 'admin' },
  'admin-end-support': { kind: 'command', who: 'admin' },
} as const satisfies ActionTable
