import type { ActionTable } from '../core/action-row.ts'

/** Results of one ad (ACT-091), of all ads of a brand, and what they are made of. */
export const reportsActions = {
  // Our own addition: splits the results of an ad by day, hour, place, device, age or search.
  'get-ad-breakdown': { kind: 'query', who: 'guest', limits: [{ calls: 120, seconds: 60, by: 'caller' }] },
  'get-ad-performance': { kind: 'query', who: 'guest' },
  'get-brand-performance': { kind: 'query', who: 'guest' },
} as const satisfies ActionTable
