import {
  answerCheckMs,
  answerTimeoutMs,
  maxMessageLength,
  streamRetries,
  streamRetryMs,
} from '@aloft/domain/assistant/assistant-limits'
import { isFinalStatus, type RunStatus } from '@aloft/domain/assistant/run-statuses.rules'
import { assign, emit, enqueueActions, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate'
import { unprovided } from '../core/unprovided.ts'
import { withEvent } from './answer.ts'
import {
  type Asked,
  type AssistantContext,
  type AssistantEmitted,
  type AssistantEvent,
  type CallDecision,
  type CallsToUse,
  type Conversation,
  type LoadedRun,
  type Loading,
  noAnswer,
  noCalls,
  noRun,
  type Spoken,
  type SpokenReport,
  type StreamReport,
  type ToolReport,
} from './run.ts'
import { awaitedCalls, isOption, openCalls, undelivered, withOutputs } from './tool-calls.ts'

/** Another tab that carries out tools may be closed; after this time, this one tries to. */
const takeOverMs = 15_000

/** A lost connection to a person's answers is opened again after this time. */
const reconnectMs = 5_000

/** What the machine of a conversation is made of: its actors, guards and actions. */
export const assistantSetup = setup({
  types: {
    context: {} as AssistantContext,
    events: {} as AssistantEvent,
    emitted: {} as AssistantEmitted,
    input: {} as Conversation,
    tags: {} as 'running' | 'ready' | 'person',
  },
  actors: {
    /** Loads the messages into the store and returns the last run, once a person or Loona has been asked for. */
    load: fromPromise<LoadedRun | null, Loading>(unprovided),
    /** Sends the question and reports its answer, also of a run that has begun already. */
    stream: fromCallback<AssistantEvent, Asked, StreamReport>(() => {}),
    /** Carries out the tools of an answer, and waits for the user's yes where one is needed. */
    useTools: fromCallback<CallDecision, CallsToUse, ToolReport>(() => {}),
    /** Ends the runs of the conversation (AST-17). */
    cancelRuns: fromPromise<void, Conversation>(unprovided),
    /** Begins a new conversation (AST-16). */
    clear: fromPromise<void, Conversation>(unprovided),
    /** Sends a message to the person, and loads the conversation with it. */
    sendToPerson: fromCallback<AssistantEvent, Spoken, SpokenReport>(() => {}),
  },
  delays: { retry: streamRetryMs, check: answerCheckMs, takeOver: takeOverMs, reconnect: reconnectMs },
  guards: {
    isOffline: ({ context }) => context.isOffline,
    isFocused: ({ context }) => context.focusKey !== 'default',
    canRetry: ({ context }) => context.retries < streamRetries,
    hasQuestion: ({ context }) => context.question !== null && !context.isHandedOver,
    isSendable: ({ context, event }) => isSendable(event) && !context.isHandedOver,
    // One at a time, so that they keep their order.
    isSpeakable: ({ context, event }) => isSendable(event) && context.spoken === null && !context.isLost,
    isOld: ({ context, event }) => event.type === 'RECEIVED' && event.event.number <= context.lastNumber,
    hasFailed: ({ event }) => hasFailed(event),
    hasFailedAndCanRetry: ({ context, event }) => hasFailed(event) && context.retries < streamRetries,
    receives: ({ event }, status: RunStatus) => statusIn(event) === status,
    lastRunIs: (_, { statuses, run }: { statuses: readonly RunStatus[]; run: LoadedRun | null }) =>
      run !== null && statuses.includes(run.status),
    isHandedOver: (_, run: LoadedRun | null) => run?.handOver !== undefined,
    isNewText: ({ context, event }) =>
      event.type === 'RECEIVED' &&
      event.event.name === 'textDelta' &&
      event.event.number > context.lastNumber,
    isOver: ({ event }) => {
      const status = statusIn(event)
      return status !== null && isFinalStatus(status)
    },
    isLate: ({ context }) => (context.checks + 1) * answerCheckMs >= answerTimeoutMs,
    hasTimedOut: ({ context }) => context.failure?.kind === 'timeout',
    isSent: ({ context }) => context.isSent,
    isAwaited: ({ context }) => awaitedCalls(context).length > 0,
    hasOpenCalls: ({ context }) => openCalls(context).length > 0,
    hasUndelivered: ({ context }) => undelivered(context).length > 0,
    isOpenCall: ({ context, event }) =>
      'callId' in event && findOpenCall(context, event.callId) !== undefined,
    isAsking: ({ context, event }) => 'callId' in event && context.askingIds.includes(event.callId),
    isChoice: ({ context, event }) =>
      event.type === 'CHOOSE' && isOption(findOpenCall(context, event.callId), event.optionId),
    isBusy: ({ event }) => event.type === 'REFUSED' && event.refusal.kind === 'busy',
    isLimited: ({ event }) => event.type === 'REFUSED' && event.refusal.kind === 'limited',
  },
  actions: {
    ask: assign(({ event }) =>
      event.type === 'SEND' ? { ...noRun, question: { id: event.id, text: event.text.trim() } } : {},
    ),
    askAgain: assign({ ...noAnswer, ...noCalls, retries: 0, checks: 0, failure: null }),
    takeRun: assign((_, run: LoadedRun | null) => ({
      ...noRun,
      question: run?.question ?? null,
      storedIds: run?.answeredIds ?? [],
      isHandedOver: run?.handOver !== undefined,
      runId: run?.handOver?.runId ?? null,
      lastNumber: run?.handOver?.number ?? 0,
    })),
    handOver: assign(({ context, event }) => ({
      ...noRun,
      question: (event.type === 'HAND_OVER' && event.question) || context.question,
      request: 'person' as const,
    })),
    // By way of these events, the chart needs fewer lines.
    load: raise({ type: 'LOAD' }),
    reload: raise({ type: 'RELOAD' }),
    goBack: assign({ request: 'loona' }),
    forgetRequest: assign({ request: null }),
    speak: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'SEND') return
      const question = { id: event.id, text: event.text.trim() }
      enqueue.assign({ spoken: question })
      // It outlasts this state: whatever happens meanwhile, the text is stored or back in its field.
      enqueue.spawnChild('sendToPerson', { id: 'speaking', input: { focusKey: context.focusKey, question } })
    }),
    endSpeaking: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'SPOKEN') return
      enqueue.stopChild('speaking')
      enqueue.assign({ spoken: null })
      if (event.isSent) return
      enqueue.emit({ type: 'TEXT_RETURNED', text: context.spoken?.text ?? '' })
      enqueue.emit({ type: 'NOT_REACHED' })
      enqueue.raise({ type: 'RELOAD' })
    }),
    reconnect: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ isLost: true })
      // Without a connection it waits for that.
      if (!context.isOffline) enqueue.raise({ type: 'RELOAD' }, { delay: 'reconnect', id: 'reconnect' })
    }),
    // The person's messages are in the store.
    countEvent: assign(({ event }) =>
      event.type === 'RECEIVED' ? { lastNumber: event.event.number, runId: event.event.data.runId } : {},
    ),
    forgetRun: assign(noRun),
    markSent: assign({ isSent: true }),
    dropAnswer: assign(noAnswer),
    receive: assign(({ context, event }) =>
      event.type === 'RECEIVED'
        ? {
            lastNumber: event.event.number,
            runId: event.event.data.runId,
            answers: withOutputs(withEvent(context.answers, event.event), context.outputs, context.askingIds),
          }
        : {},
    ),
    // A run only continues once the server has the outputs of all its calls.
    storeOutputs: assign({
      storedIds: ({ context }) => [
        ...new Set([...context.storedIds, ...awaitedCalls(context).map(({ id }) => id)]),
      ],
    }),
    askUser: assign(({ context, event }) =>
      event.type === 'ASKS' ? { askingIds: [...context.askingIds, event.callId] } : {},
    ),
    passOn: sendTo('tools', ({ event }) => event),
    answerCall: assign(({ context, event }) => {
      const output = outputIn(event)
      if (!output || !('callId' in event)) return {}
      const outputs = { ...context.outputs, [event.callId]: output }
      return { outputs, answers: withOutputs(context.answers, outputs, context.askingIds) }
    }),
    failCalls: assign(({ context }) => {
      const failed = openCalls(context).map(({ id }) => [id, { error: 'failed' }] as const)
      const outputs = { ...context.outputs, ...Object.fromEntries(failed) }
      return { outputs, answers: withOutputs(context.answers, outputs, context.askingIds) }
    }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    startRetries: assign({ retries: 0 }),
    startChecks: assign({ checks: 0 }),
    countCheck: assign({ checks: ({ context }) => context.checks + 1 }),
    scheduleCheck: raise({ type: 'CHECK' }, { delay: 'check', id: 'check' }),
    goOffline: assign({ isOffline: true }),
    goOnline: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ isOffline: false })
      if (context.isLost) enqueue.raise({ type: 'RELOAD' })
    }),
    failAtServer: assign({ failure: { kind: 'server' } as const }),
    failByTimeout: assign({ failure: { kind: 'timeout' } as const }),
    failByLimit: assign(({ event }) =>
      event.type === 'REFUSED' && event.refusal.kind === 'limited' ? { failure: event.refusal } : {},
    ),
    returnText: emit(({ context }) => ({ type: 'TEXT_RETURNED', text: context.question?.text ?? '' })),
    notifyPleaseWait: emit({ type: 'PLEASE_WAIT' }),
    notifySorry: emit({ type: 'SORRY' }),
    notifyTimeout: emit({ type: 'TIMED_OUT' }),
    notifyEnd: emit({ type: 'ENDED' }),
    notifyWrote: emit({ type: 'WROTE' }),
  },
})

function isSendable(event: AssistantEvent): boolean {
  return event.type === 'SEND' && event.text.trim() !== '' && event.text.length <= maxMessageLength
}

function statusIn(event: AssistantEvent): RunStatus | null {
  if (event.type !== 'RECEIVED' || event.event.name !== 'runStatusUpdated') return null
  return event.event.data.status
}

function hasFailed(event: AssistantEvent): boolean {
  return event.type === 'RECEIVED' && (event.event.name === 'error' || statusIn(event) === 'error')
}

function findOpenCall(context: AssistantContext, callId: string) {
  return openCalls(context).find(({ id }) => id === callId)
}

/** The output of a call that an event decides. */
function outputIn(event: AssistantEvent): Readonly<Record<string, unknown>> | null {
  if (event.type === 'ANSWERED') return event.output
  if (event.type === 'DECLINE') return { error: 'declined' }
  return event.type === 'CHOOSE' ? { optionId: event.optionId } : null
}
