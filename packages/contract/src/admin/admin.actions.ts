import type { ActionTable } from '../core/action-row.ts'

/** Admins' decisions about submitted ads (ACT-129 to ACT-131, OPN-90). */
export const adminActions = {
  'admin-approve-ad': { kind: 'command', who: 'admin' },
  'admin-get-ad-reviews': { kind: 'query', who: 'admin' },
  'admin-reject-ad': { kind: 'command', who: 'admin' },
} as const satisfies ActionTable
