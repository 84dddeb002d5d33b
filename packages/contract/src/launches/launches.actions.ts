import type { ActionTable } from '../core/action-row.ts'

/** The life of an ad from its launch on (ACT-074 to ACT-079, ACT-082, ACT-086), and its payment (ACT-118, ACT-119). */
export const launchesActions = {
  'confirm-payment': { kind: 'external', who: 'owner' },
  'edit-ad': { kind: 'command', who: 'collaborator' },
  'get-ad-campaign': { kind: 'query', who: 'guest' },
  'launch-ad': { kind: 'command', who: 'owner' },
  'pay-ad': { kind: 'external', who: 'owner' },
  'request-ad-review': { kind: 'command', who: 'collaborator' },
  'request-launch': {
    kind: 'command',
    who: 'collaborator',
  },
  'resume-ad': { kind: 'command', who: 'owner' },
  'save-ab-test': { kind: 'command', who: 'collaborator' },
  'stop-ad': { kind: 'command', who: 'owner' },
  'sync-ad-status': { kind: 'external', who: 'guest' },
} as const satisfies ActionTable
