import type { ActionTable } from '../core/action-row.ts'

/** Versions of an ad (ACT-042 to ACT-044), and the snippet for a website (ACT-032, DOM-08). */
export const publishingActions = {
  'get-balloon-versions': { kind: 'query', who: 'guest' },
  'get-website-connection': { kind: 'query', who: 'guest' },
  'email-website-code': {
    kind: 'command',
    who: 'collaborator',
  },
  'publish-balloon': { kind: 'command', who: 'collaborator' },
  'restore-balloon-version': { kind: 'command', who: 'collaborator' },
  'validate-snippet': {
    kind: 'external',
    who: 'collaborator',
  },
} as const satisfies ActionTable
