import { createAccount } from '../world.ts'
import type { Builders, Subject } from './subject.ts'

export const assistantPayloads = {
  'bot-get-messages': () => ({ focusKey: 'default' }),
  'bot-new-thread': () => ({ focusKey: 'default' }),
  'bot-cancel-all-runs': () => ({ focusKey: 'default' }),
  'save-tool-call-output': () => ({
    toolCallOutputs: JSON.stringify([{ callId: crypto.randomUUID(), output: { isOpened: true } }]),
  }),
  'start-support': () => supportMessage(),
  'send-support-message': async (subject) => {
    await handOver(subject)
    return supportMessage()
  },
  'set-support-read': async (subject) => {
    await handOver(subject)
    return { focusKey: 'newAd', messageId: crypto.randomUUID() }
  },
  'end-support': async (subject) => {
    await handOver(subject)
    return { focusKey: 'newAd' }
  },
  'admin-get-support': () => ({}),
  'admin-get-support-messages': async (subject) => ({ runId: await handOver(subject) }),
  'admin-answer-support': async (subject) => ({
    runId: await handOver(subject),
    messageId: crypto.randomUUID(),
    message: 'Hello, I’m Aoife.',
  }),
  'admin-end-support': async (subject) => ({ runId: await handOver(subject) }),
  'search-help': () => ({ text: 'refund' }),
} satisfies Partial<Builders>

// The other calls of the assistant are about another conversation.
const supportMessage = () => ({
  focusKey: 'newAd' as const,
  messageId: crypto.randomUUID(),
  message: 'I’d like to talk to a person.',
})

/** Hands the caller's conversation over, and returns the id of its run. */
async function handOver({ server, login }: Subject): Promise<string> {
  const { token } = login ?? (await createAccount(server))
  await server.call('start-support', supportMessage(), { token })
  const { body } = await server.call('bot-get-messages', { focusKey: 'newAd' }, { token })
  return (body as { handOver: { runId: string } }).handOver.runId
}
