import type { ActionTable } from '../core/action-row.ts'

/** Reading a website (ACT-050, ACT-051). */
export const scansActions = {
  'check-scan-website': { kind: 'query', who: 'user' },
  'scan-website': { kind: 'command', who: 'user' },
} as const satisfies ActionTable
