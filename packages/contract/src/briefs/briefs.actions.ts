import type { ActionTable } from '../core/action-row.ts'

/** Briefs of a brand (ACT-052 to ACT-055). */
export const briefsActions = {
  'generate-brand-brief': { kind: 'external', who: 'collaborator' },
  // Its payload names no brand, so there is no role to ask for beyond being signed in.
  'generate-campaign-brief': {
    kind: 'external',
    who: 'user',
    limits: [{ calls: 60, seconds: 600, by: 'caller' }],
  },
  'get-briefs': { kind: 'query', who: 'guest' },
  'save-brief': { kind: 'command', who: 'collaborator' },
} as const satisfies ActionTable
