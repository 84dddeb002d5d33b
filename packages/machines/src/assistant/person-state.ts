import { cancel } from 'xstate'
import { assistantSetup } from './assistant.setup.ts'
import type { AssistantContext } from './run.ts'

/** The last event that has arrived; null if none has. */
export function lastEventIn({ runId, lastNumber }: Pick<AssistantContext, 'runId' | 'lastNumber'>) {
  return runId === null ? null : { runId, number: lastNumber }
}

/**
 * A person of the support answers, and Loona is silent (AST-31). Their answers are events of the run that they were asked
 * for, and each is loaded with the conversation.
 */
export const personState = assistantSetup.createStateConfig({
  tags: 'person',
  exit: cancel('reconnect'),
  invoke: {
    src: 'stream',
    input: ({ context }) => ({
      focusKey: context.focusKey,
      question: context.question ?? { id: '', text: '' },
      outputs: [],
      lastEvent: lastEventIn(context),
    }),
  },
  on: {
    RECEIVED: [
      { guard: 'isOver', actions: 'reload' },
      { guard: 'isNewText', actions: ['countEvent', 'notifyWrote'] },
    ],
    SEND: { guard: 'isSpeakable', actions: 'speak' },
    BROKEN: { actions: 'reconnect' },
    REFUSED: { actions: 'reconnect' },
    BACK: { target: '#assistant.loading', actions: 'goBack' },
  },
})
