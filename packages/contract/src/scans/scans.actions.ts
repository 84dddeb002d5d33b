import { type ActionTable, siteReadings } from '../core/action-row.ts'

/** Reading a website (ACT-050, ACT-051). */
export const scansActions = {
  'check-scan-website': { kind: 'query', who: 'user' },
  'scan-website': { kind: 'command', who: 'user', limits: [siteReadings] },
} as const satisfies ActionTable
