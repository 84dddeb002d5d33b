import type { ActionTable } from '../core/action-row.ts'

/** Where ads are shown, and who sees them (ACT-087, ACT-088). */
export const targetingActions = {
  'search-interests': { kind: 'query', who: 'collaborator' },
  'search-locations': { kind: 'query', who: 'collaborator' },
} as const satisfies ActionTable
