import type { ActionTable } from '../core/action-row.ts'

/** Versions of an ad (ACT-042 to ACT-044), and the snippet for a website (ACT-032, DOM-08). */
export const publishingActions = {
  'get-balloon-versions': { kind: 'query', who: 'guest' },
  'get-website-connection': { kind: 'query', who: 'guest' },
  'email-website-code': {
    kind: 'command',
    who: 'collaborator',
    limits: [{ calls: 3, seconds: 86_400, by: 'caller' }],
  },
  'publish-balloon': { kind: 'command', who: 'collaborator' },
  'restore-balloon-version': { kind: 'command', who: 'collaborator' },
  'validate-snippet': {
    kind: 'external',
    who: 'collaborator',
    // An open page asks every 15 seconds.
    limits: [{ calls: 300, seconds: 3600, by: 'caller' }],
  },
} as const satisfies ActionTable
