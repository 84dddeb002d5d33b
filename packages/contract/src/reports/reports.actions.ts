import type { ActionTable } from '../core/action-row.ts'

/** Results of one ad (ACT-091), of all ads of a brand, and what they are made of. */
export const reportsActions = {
  // Our own additions: links that show a report to anyone, until they end.
  'create-report-link': {
    kind: 'command',
    who: 'owner',
    isSecret: true,
  },
  'delete-report-link': { kind: 'command', who: 'owner' },
  // Our own addition: splits the results of an ad by day, hour, place, device, age or search.
  'get-ad-breakdown': { kind: 'query', who: 'guest' },
  'get-ad-performance': { kind: 'query', who: 'guest' },
  'get-brand-performance': { kind: 'query', who: 'guest' },
  'get-report-links': { kind: 'query', who: 'owner' },
} as const satisfies ActionTable
