import type { ActionTable } from '../core/action-row.ts'

/** Versions of an ad (ACT-042 to ACT-044), and the snippet for a website (ACT-032). */
export const publishingActions = {
  'get-balloon-versions': { kind: 'query', who: 'guest' },
  'publish-balloon': { kind: 'command', who: 'collaborator' },
  'restore-balloon-version': { kind: 'command', who: 'collaborator' },
  'validate-snippet': {
    kind: 'external',
    who: 'collaborator',
    limits: [{ calls: 60, seconds: 3600, by: 'caller' }],
  },
} as const satisfies ActionTable
