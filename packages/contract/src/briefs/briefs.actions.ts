import { type ActionTable, siteReadings } from '../core/action-row.ts'

/** Briefs of a brand (ACT-052 to ACT-056), and the history of their fields. */
export const briefsActions = {
  // Neither costs tokens, so both are counted: a brief drafted from a website as a reading of it too.
  'generate-brand-brief': {
    kind: 'external',
    who: 'collaborator',
    // A first brief is drafted before there is a brand to name.
    isBrandOptional: true,
    limits: [
      { calls: 30, seconds: 3600, by: 'caller' },
      { ...siteReadings, ifGiven: 'url' },
    ],
  },
  'generate-campaign-brief': {
    kind: 'external',
    who: 'collaborator',
    limits: [{ calls: 60, seconds: 3600, by: 'caller' }],
  },
  'archive-brief': { kind: 'command', who: 'collaborator' },
  'get-brief-history': { kind: 'query', who: 'guest' },
  'get-briefs': { kind: 'query', who: 'guest' },
  'save-brief': { kind: 'command', who: 'collaborator' },
} as const satisfies ActionTable
