import type { ActionTable } from '../core/action-row.ts'

/** Session and account (ACT-004 to ACT-019). */
export const accountActions = {
  'add-user-completed-task': { kind: 'command', who: 'user' },
  'get-user': { kind: 'query', who: 'user' },
  login: {
    kind: 'command',
    who: 'anonymous',
    isSecret: true,
    limits: [
      { calls: 5, seconds: 60, by: 'email' },
      { calls: 60, seconds: 60, by: 'caller' },
    ],
  },
  logout: { kind: 'command', who: 'user' },
  'set-ad-gen-data': { kind: 'command', who: 'user' },
  signup: {
    kind: 'command',
    who: 'anonymous',
    isSecret: true,
    limits: [{ calls: 30, seconds: 3600, by: 'caller' }],
  },
  'update-user': { kind: 'command', who: 'user' },
} as const satisfies ActionTable
