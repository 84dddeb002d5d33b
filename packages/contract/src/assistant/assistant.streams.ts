import type { ActionTable } from '../core/action-row.ts'

/** Answers of the assistant as they are written (ACT-099, ACT-100). */
export const assistantStreams = {
  'bot-send-message': { kind: 'command', who: 'user' },
  'bot-send-tool-call-output': { kind: 'command', who: 'user' },
} as const satisfies ActionTable
