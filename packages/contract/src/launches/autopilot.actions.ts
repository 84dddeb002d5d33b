import type { ActionTable } from '../core/action-row.ts'

/** The autopilot of an ad (ACT-083 to ACT-085), and lifting its locks. */
export const autopilotActions = {
  'get-autopilot-logs': { kind: 'query', who: 'guest' },
  'lift-autopilot-hold': { kind: 'command', who: 'owner' },
  'retry-autopilot': { kind: 'command', who: 'owner' },
  'set-autopilot': { kind: 'command', who: 'owner' },
} as const satisfies ActionTable
