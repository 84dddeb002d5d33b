import type { ActionTable } from '../core/action-row.ts'

/**
 * Creating ads, writing their texts, choosing their pictures, and forecasting their results (ACT-057,
 * ACT-060, ACT-061, ACT-090).
 */
export const adsActions = {
  'choose-picture': { kind: 'command', who: 'collaborator' },
  'create-ad': {
    kind: 'command',
    who: 'collaborator',
  },
  'create-first-ads': {
    kind: 'command',
    who: 'collaborator',
  },
  'generate-texts': { kind: 'external', who: 'collaborator' },
  // Our own addition: what another ad like this one begins with.
  'get-ad-brief': { kind: 'query', who: 'collaborator' },
  'get-ad-gen-status': { kind: 'query', who: 'guest' },
  'get-ad-ideas': { kind: 'query', who: 'guest' },
  'get-copy-basis': { kind: 'query', who: 'guest' },
  'get-first-ads': { kind: 'query', who: 'guest' },
  'get-forecast': { kind: 'query', who: 'collaborator' },
  'suggest-pictures': { kind: 'query', who: 'collaborator' },
} as const satisfies ActionTable
