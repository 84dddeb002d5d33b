import type { ActionTable } from '../core/action-row.ts'

/** Locations and audiences of ads (ACT-087, ACT-088). */
export const targetingActions = {
  'search-interests': { kind: 'query', who: 'collaborator' },
  'search-locations': { kind: 'query', who: 'collaborator' },
} as const satisfies ActionTable
