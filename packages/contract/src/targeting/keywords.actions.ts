import type { ActionTable } from '../core/action-row.ts'

/** Suggestions of keywords (ACT-089). */
export const keywordsActions = {
  'suggest-keywords': { kind: 'external', who: 'collaborator' },
} as const satisfies ActionTable
