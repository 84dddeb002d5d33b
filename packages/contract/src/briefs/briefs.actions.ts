import type { ActionTable } from '../core/action-row.ts'

/** Briefs of a brand (ACT-054, ACT-055). */
export const briefsActions = {
  'get-briefs': { kind: 'query', who: 'guest' },
  'save-brief': { kind: 'command', who: 'collaborator' },
} as const satisfies ActionTable
