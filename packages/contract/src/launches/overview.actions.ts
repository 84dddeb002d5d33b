import type { ActionTable } from '../core/action-row.ts'

/** Our own addition: what the first page of a brand says about its ads, in one call. */
export const overviewActions = {
  'get-overview': { kind: 'query', who: 'guest' },
} as const satisfies ActionTable
