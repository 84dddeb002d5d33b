import type { ActionTable } from '../core/action-row.ts'

/** AI tokens of an account (ACT-116). */
export const plansActions = {
  'get-token-balance': { kind: 'query', who: 'user' },
} as const satisfies ActionTable
