import type { ActionTable } from '../core/action-row.ts'

/** Where and to whom ads are shown (ACT-087). */
export const targetingActions = {
  // Its payload names no brand, so there is no role to ask for beyond being signed in.
  'search-locations': { kind: 'query', who: 'user' },
} as const satisfies ActionTable
