import type { ActionTable } from '../core/action-row.ts'

/** Briefs of a brand (ACT-052 to ACT-056), and the history of their fields. */
export const briefsActions = {
  'generate-brand-brief': {
    kind: 'external',
    who: 'collaborator',
    // The first brief is drafted before its brand exists.
    isBrandOptional: true,
  },
  'generate-campaign-brief': {
    kind: 'external',
    who: 'collaborator',
  },
  'archive-brief': { kind: 'command', who: 'collaborator' },
  'get-brief-history': { kind: 'query', who: 'guest' },
  'get-briefs': { kind: 'query', who: 'guest' },
  'save-brief': { kind: 'command', who: 'collaborator' },
} as const satisfies ActionTable
