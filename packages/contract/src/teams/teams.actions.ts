import type { ActionTable } from '../core/action-row.ts'

/** Teams and their members (ACT-104 to ACT-111). */
export const teamsActions = {
  'accept-invite': {
    kind: 'command',
    who: 'anonymous',
    isSecret: true,
  },
  'get-invite': { kind: 'query', who: 'anonymous' },
} as const satisfies ActionTable
