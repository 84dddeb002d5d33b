import type { ActionTable } from '../core/action-row.ts'

/**
 * Brands (ACT-020 to ACT-028). The interface's word is brand, that of the calls is idea. For a brand with its
 * ads, see balloons.
 */
export const ideasActions = {
  'archive-idea': { kind: 'command', who: 'owner' },
  'create-idea': { kind: 'command', who: 'user' },
  'get-ideas-data': { kind: 'query', who: 'user' },
  'set-idea-open-date': { kind: 'command', who: 'guest' },
  'update-idea': { kind: 'command', who: 'collaborator' },
} as const satisfies ActionTable
