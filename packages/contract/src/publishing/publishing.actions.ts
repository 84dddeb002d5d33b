import type { ActionTable } from '../core/action-row.ts'

/** Versions of an ad (ACT-042 to ACT-044). */
export const publishingActions = {
  'get-balloon-versions': { kind: 'query', who: 'guest' },
  'publish-balloon': { kind: 'command', who: 'collaborator' },
  'restore-balloon-version': { kind: 'command', who: 'collaborator' },
} as const satisfies ActionTable
