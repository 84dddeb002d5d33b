import type { Builders } from './subject.ts'

export const assistantPayloads = {
  'bot-get-messages': () => ({ focusKey: 'default' }),
  'bot-new-thread': () => ({ focusKey: 'default' }),
  'bot-cancel-all-runs': () => ({ focusKey: 'default' }),
} satisfies Partial<Builders>
