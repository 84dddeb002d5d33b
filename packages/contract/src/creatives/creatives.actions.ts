import type { ActionTable } from '../core/action-row.ts'

/** Creatives of ads and their pictures (ACT-065, ACT-066). */
export const creativesActions = {
  'get-ad-creative': { kind: 'query', who: 'guest' },
  'render-asset': { kind: 'command', who: 'collaborator' },
} as const satisfies ActionTable
