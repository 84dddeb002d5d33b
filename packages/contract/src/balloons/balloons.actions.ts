import type { ActionTable } from '../core/action-row.ts'

/**
 * Ads, and a brand with its ads (ACT-021, ACT-035 to ACT-038, ACT-040, ACT-041). The interface's word is ad,
 * that of the calls is balloon.
 */
export const balloonsActions = {
  'archive-balloon': { kind: 'command', who: 'collaborator' },
  'delete-balloon': { kind: 'command', who: 'collaborator' },
  'duplicate-balloon': { kind: 'command', who: 'collaborator' },
  'get-ads': { kind: 'query', who: 'guest' },
  'get-balloon': { kind: 'query', who: 'guest' },
  'get-idea': { kind: 'query', who: 'guest' },
  'save-balloon': { kind: 'command', who: 'collaborator' },
  'update-balloon': { kind: 'command', who: 'collaborator' },
} as const satisfies ActionTable
