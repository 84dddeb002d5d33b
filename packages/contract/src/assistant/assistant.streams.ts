import type { ActionTable } from '../core/action-row.ts'

/** Answers of the assistant as they are written (ACT-099). */
export const assistantStreams = {
  'bot-send-message': { kind: 'command', who: 'user' },
} as const satisfies ActionTable
