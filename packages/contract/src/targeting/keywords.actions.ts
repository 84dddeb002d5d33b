import type { ActionTable } from '../core/action-row.ts'

/** What people may search for (ACT-089). */
export const keywordsActions = {
  'suggest-keywords': { kind: 'external', who: 'collaborator' },
} as const satisfies ActionTable
