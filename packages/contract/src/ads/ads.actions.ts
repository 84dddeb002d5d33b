import type { ActionTable } from '../core/action-row.ts'

/** Making ads and writing their texts (ACT-057, ACT-060, ACT-061). */
export const adsActions = {
  'create-ad': {
    kind: 'command',
    who: 'collaborator',
    limits: [{ calls: 30, seconds: 600, by: 'caller' }],
  },
  'generate-texts': { kind: 'external', who: 'collaborator' },
  'get-ad-gen-status': { kind: 'query', who: 'guest' },
} as const satisfies ActionTable
