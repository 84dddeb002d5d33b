import { type ActionTable, siteReadings } from '../core/action-row.ts'

/** Briefs of a brand (ACT-052 to ACT-056), and the history of their fields. */
export const briefsActions = {
  // Neither costs tokens, so both have limits; drafting a brief from a website also counts as reading it.
  'generate-brand-brief': {
    kind: 'external',
    who: 'collaborator',
    // The first brief is drafted before its brand exists.
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
