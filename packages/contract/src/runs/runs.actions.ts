import type { ActionTable } from '../core/action-row.ts'

/** The life of an ad, from its launch on (ACT-074 to ACT-079). */
export const runsActions = {
  'edit-ad': { kind: 'command', who: 'collaborator' },
  'get-ad-campaign': { kind: 'query', who: 'guest' },
  'launch-ad': { kind: 'command', who: 'owner' },
  'resume-ad': { kind: 'command', who: 'owner' },
  'stop-ad': { kind: 'command', who: 'owner' },
} as const satisfies ActionTable
