import type { ActionTable } from '../core/action-row.ts'

/** The launches of a brand's ads, and the results of each ad (ACT-080, LST-02). */
export const launchListActions = {
  'get-ad-figures': { kind: 'query', who: 'guest' },
  'get-stop-refunds': { kind: 'query', who: 'owner' },
  'get-ad-runs': { kind: 'query', who: 'guest' },
  'get-launch-totals': { kind: 'query', who: 'guest' },
} as const satisfies ActionTable
