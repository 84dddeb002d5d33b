import type { ActionTable } from '../core/action-row.ts'

/** The caller's conversations with the assistant (ACT-095 to ACT-098), or with a person (AST-31), and the help they can search (ACA-05). */
export const assistantActions = {
  'bot-get-messages': { kind: 'query', who: 'user' },
  'bot-new-thread': { kind: 'command', who: 'user' },
  'bot-cancel-all-runs': { kind: 'command', who: 'user' },
  'save-tool-call-output': { kind: 'command', who: 'user' },
  'start-support': { kind: 'command', who: 'user' },
  'send-support-message': { kind: 'command', who: 'user' },
  'set-support-read': { kind: 'command', who: 'user' },
  'end-support': { kind: 'command', who: 'user' },
  'search-help': { kind: 'query', who: 'user' },
} as const satisfies ActionTable
