import type { ActionTable } from '../core/action-row.ts'

/** Where and to whom ads are shown (ACT-087, ACT-088). */
export const targetingActions = {
  // Their payloads name no brand, so there is no role to ask for beyond being signed in.
  'search-interests': { kind: 'query', who: 'user' },
  'search-locations': { kind: 'query', who: 'user' },
} as const satisfies ActionTable
