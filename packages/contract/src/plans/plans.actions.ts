import type { ActionTable } from '../core/action-row.ts'

/** AI tokens of an account, and messages to the sales team (ACT-116, ACT-124). */
export const plansActions = {
  'contact-sales': { kind: 'command', who: 'user' },
  'get-token-balance': { kind: 'query', who: 'user' },
  // Our own addition: what the tokens of the last days were spent on.
  'get-token-usage': { kind: 'query', who: 'user' },
} as const satisfies ActionTable
