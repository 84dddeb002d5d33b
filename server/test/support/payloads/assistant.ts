import type { Builders } from './subject.ts'

export const assistantPayloads = {
  'bot-get-messages': () => ({ focusKey: 'default' }),
  'bot-new-thread': () => ({ focusKey: 'default' }),
  'bot-cancel-all-runs': () => ({ focusKey: 'default' }),
  'save-tool-call-output': () => ({
    toolCallOutputs: JSON.stringify([{ callId: crypto.randomUUID(), output: { isOpened: true } }]),
  }),
  'search-help': () => ({ text: 'refund' }),
} satisfies Partial<Builders>
