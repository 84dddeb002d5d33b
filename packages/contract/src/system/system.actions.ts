import type { ActionTable } from '../core/action-row.ts'

/** Calls about the app itself (ACT-001 to ACT-003, ACT-019). */
export const systemActions = {
  'get-due-work': { kind: 'query', who: 'admin', isDevelopmentOnly: true },
  'get-init-params': { kind: 'query', who: 'anonymous' },
  'get-mock-date-offset-hours': { kind: 'query', who: 'anonymous' },
  'get-outbox': { kind: 'query', who: 'anonymous', isDevelopmentOnly: true },
  'log-error': { kind: 'command', who: 'anonymous' },
  'set-mock-date-offset-hours': { kind: 'command', who: 'admin', isDevelopmentOnly: true },
} as const satisfies ActionTable
