import type { ActionTable } from '../core/action-row.ts'

/** Results of one ad (ACT-091), and of all ads of a brand. */
export const reportsActions = {
  'get-ad-performance': { kind: 'query', who: 'guest' },
  'get-brand-performance': { kind: 'query', who: 'guest' },
} as const satisfies ActionTable
