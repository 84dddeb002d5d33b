import {
  answerCheckMs,
  answerTimeoutMs,
  maxMessageLength,
  streamRetries,
  streamRetryMs,
} from '@aloft/domain/assistant/assistant-limits'
import type { RunStatus } from '@aloft/domain/assistant/run-statuses.rules'
import { assign, cancel, emit, fromCallback, fromPromise, not, raise, setup } from 'xstate'
import { unprovided } from '../core/unprovided.ts'
import { withEvent } from './answer.ts'
import {
  type Asked,
  type AssistantContext,
  type AssistantEmitted,
  type AssistantEvent,
  type Conversation,
  type LoadedRun,
  noAnswer,
  noRun,
  type StreamReport,
} from './run.ts'

interface LoadDone {
  readonly event: { readonly output: LoadedRun | null }
}

const conversation = ({ context }: { context: AssistantContext }): Conversation => ({
  focusKey: context.focusKey,
})

// Named after what they compare, so that a chart of the machine is readable.
const receives = <S extends RunStatus>(status: S) => ({ type: 'receives', params: status }) as const
const lastRunIs = <S extends readonly RunStatus[]>(...statuses: S) =>
  ({
    type: 'lastRunIs',
    params: ({ event }: LoadDone) => ({ statuses, run: event.output }),
  }) as const

const takeRun = { type: 'takeRun', params: ({ event }: LoadDone) => event.output } as const

// Where a run goes whose stream ended too early (AST-27).
const broken = [
  { guard: 'isOffline', target: '#assistant.run.offline', actions: 'dropAnswer' },
  { guard: 'canRetry', target: '#assistant.run.retrying', actions: 'dropAnswer' },
  { target: '#assistant.ready.error', actions: ['dropAnswer', 'failAtServer', 'notifySorry'] },
] as const

const failed = [
  { guard: 'hasFailedAndCanRetry', target: '#assistant.run.retrying', actions: 'dropAnswer' },
  {
    guard: 'hasFailed',
    target: '#assistant.ready.error',
    actions: ['dropAnswer', 'failAtServer', 'notifySorry'],
  },
] as const

const asking = [
  { guard: 'isOffline', target: '#assistant.run.offline' },
  { target: '#assistant.run.stream' },
] as const

/**
 * A conversation with the assistant: loaded with its running answer, if any, and then one answer at a time
 * (MAC-05, AST-08). The states of a run are those of the specification.
 */
export const assistantMachine = setup({
  types: {
    context: {} as AssistantContext,
    events: {} as AssistantEvent,
    emitted: {} as AssistantEmitted,
    input: {} as Conversation,
    tags: {} as 'running' | 'ready',
  },
  actors: {
    /** Loads the messages into the store and returns the last run. */
    load: fromPromise<LoadedRun | null, Conversation>(unprovided),
    /** Sends the question and reports its answer, also of a run that has begun already. */
    stream: fromCallback<AssistantEvent, Asked, StreamReport>(() => {}),
    /** Ends the runs of the conversation (AST-17). */
    cancelRuns: fromPromise<void, Conversation>(unprovided),
    /** Begins a new conversation (AST-16). */
    clear: fromPromise<void, Conversation>(unprovided),
  },
  delays: { retry: streamRetryMs, check: answerCheckMs },
  guards: {
    isOffline: ({ context }) => context.isOffline,
    isFocused: ({ context }) => context.focusKey !== 'default',
    canRetry: ({ context }) => context.retries < streamRetries,
    hasQuestion: ({ context }) => context.question !== null,
    isSendable: ({ event }) =>
      event.type === 'SEND' && event.text.trim() !== '' && event.text.length <= maxMessageLength,
    isOld: ({ context, event }) => event.type === 'RECEIVED' && event.event.number <= context.lastNumber,
    hasFailed: ({ event }) => hasFailed(event),
    hasFailedAndCanRetry: ({ context, event }) => hasFailed(event) && context.retries < streamRetries,
    receives: ({ event }, status: RunStatus) => statusIn(event) === status,
    lastRunIs: (_, { statuses, run }: { statuses: readonly RunStatus[]; run: LoadedRun | null }) =>
      run !== null && statuses.includes(run.status),
    isLate: ({ context }) => (context.checks + 1) * answerCheckMs >= answerTimeoutMs,
    hasTimedOut: ({ context }) => context.failure?.kind === 'timeout',
    isSent: ({ context }) => context.isSent,
    isBusy: ({ event }) => event.type === 'REFUSED' && event.refusal.kind === 'busy',
    isLimited: ({ event }) => event.type === 'REFUSED' && event.refusal.kind === 'limited',
  },
  actions: {
    ask: assign(({ event }) =>
      event.type === 'SEND' ? { ...noRun, question: { id: event.id, text: event.text.trim() } } : {},
    ),
    askAgain: assign({ ...noAnswer, retries: 0, checks: 0, failure: null }),
    takeRun: assign((_, run: LoadedRun | null) => ({ ...noRun, question: run?.question ?? null })),
    forgetRun: assign(noRun),
    markSent: assign({ isSent: true }),
    dropAnswer: assign(noAnswer),
    receive: assign(({ context, event }) =>
      event.type === 'RECEIVED'
        ? { lastNumber: event.event.number, answers: withEvent(context.answers, event.event) }
        : {},
    ),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    startRetries: assign({ retries: 0 }),
    startChecks: assign({ checks: 0 }),
    countCheck: assign({ checks: ({ context }) => context.checks + 1 }),
    scheduleCheck: raise({ type: 'CHECK' }, { delay: 'check', id: 'check' }),
    goOffline: assign({ isOffline: true }),
    goOnline: assign({ isOffline: false }),
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
  },
}).createMachine({
  id: 'assistant',
  context: ({ input }) => ({ focusKey: input.focusKey, ...noRun, isOffline: false }),
  initial: 'loading',
  on: { OFFLINE: { actions: 'goOffline' }, ONLINE: { actions: 'goOnline' } },
  // In the order in which their chart fits a page.
  states: {
    ready: {
      tags: 'ready',
      initial: 'idle',
      on: {
        SEND: [{ guard: not('isSendable') }, ...asking.map((way) => ({ ...way, actions: 'ask' as const }))],
        RETRY: [
          { guard: not('hasQuestion') },
          ...asking.map((way) => ({ ...way, actions: 'askAgain' as const })),
        ],
        CLEAR: 'clearing',
        RELOAD: 'loading',
      },
      states: {
        idle: {},
        cancelled: {},
        completed: {},
        // The account's limit; the text is back in its field.
        refused: {},
        error: {},
      },
    },
    run: {
      tags: 'running',
      initial: 'stream',
      entry: ['startChecks', 'scheduleCheck'],
      exit: cancel('check'),
      on: {
        STOP: [{ guard: 'isFocused', actions: 'notifyPleaseWait' }, { target: 'stopping' }],
        CLEAR: [{ guard: 'isFocused', actions: 'notifyPleaseWait' }, { target: 'clearing' }],
        CHECK: [
          { guard: not('isFocused') },
          { guard: 'isLate', target: 'stopping', actions: ['failByTimeout', 'notifyTimeout'] },
          { actions: ['countCheck', 'scheduleCheck'] },
        ],
      },
      states: {
        // The message waits for the connection.
        offline: {
          on: {
            ONLINE: { target: 'stream', actions: ['goOnline', 'startRetries'] },
            STOP: [
              { guard: 'isFocused', actions: 'notifyPleaseWait' },
              { guard: 'isSent', target: '#assistant.stopping' },
              { target: '#assistant.ready.idle', actions: ['returnText', 'forgetRun'] },
            ],
          },
        },
        retrying: {
          after: {
            retry: [
              { guard: 'isOffline', target: 'offline' },
              { target: 'stream', actions: 'countRetry' },
            ],
          },
        },
        stream: {
          initial: 'sent',
          entry: 'markSent',
          invoke: {
            src: 'stream',
            input: ({ context }) => ({
              focusKey: context.focusKey,
              question: context.question ?? { id: '', text: '' },
            }),
            onError: [...broken],
          },
          on: {
            RECEIVED: [
              { guard: 'isOld' },
              ...failed,
              {
                guard: receives('completed'),
                target: '#assistant.ready.completed',
                actions: ['receive', 'notifyEnd'],
              },
              {
                guard: receives('cancelled'),
                target: '#assistant.ready.cancelled',
                actions: ['receive', 'notifyEnd'],
              },
              { guard: receives('created'), target: '.created', actions: 'receive' },
              { guard: receives('queued'), target: '.queued', actions: 'receive' },
              { guard: receives('in_progress'), target: '.in_progress', actions: 'receive' },
              { guard: receives('requires_action'), target: '.requires_action', actions: 'receive' },
              { actions: 'receive' },
            ],
            BROKEN: [...broken],
            REFUSED: [
              {
                guard: 'isBusy',
                target: '#assistant.loading',
                actions: ['returnText', 'forgetRun'],
              },
              {
                guard: 'isLimited',
                target: '#assistant.ready.refused',
                actions: ['returnText', 'forgetRun', 'failByLimit'],
              },
              { target: '#assistant.ready.error', actions: ['dropAnswer', 'failAtServer', 'notifySorry'] },
            ],
          },
          states: { in_progress: {}, requires_action: {}, sent: {}, queued: {}, created: {} },
        },
      },
    },
    loading: {
      invoke: {
        src: 'load',
        input: conversation,
        onDone: [
          {
            guard: lastRunIs('sent', 'created', 'queued', 'in_progress', 'requires_action'),
            target: 'run.stream',
            actions: takeRun,
          },
          { guard: lastRunIs('completed'), target: 'ready.completed', actions: takeRun },
          { guard: lastRunIs('cancelled'), target: 'ready.cancelled', actions: takeRun },
          { guard: lastRunIs('error'), target: 'ready.error', actions: [takeRun, 'failAtServer'] },
          { target: 'ready.idle', actions: 'forgetRun' },
        ],
        onError: 'unloaded',
      },
    },
    stopping: {
      tags: 'running',
      invoke: {
        src: 'cancelRuns',
        input: conversation,
        onDone: { target: 'ready.cancelled', actions: 'notifyEnd' },
        onError: [
          { guard: 'hasTimedOut', target: 'ready.cancelled' },
          // The answer is still being written.
          { target: 'run.stream', actions: ['dropAnswer', 'notifySorry'] },
        ],
      },
    },
    clearing: {
      invoke: {
        src: 'clear',
        input: conversation,
        onDone: { target: 'ready.idle', actions: 'forgetRun' },
        onError: { target: 'loading', actions: ['forgetRun', 'notifySorry'] },
      },
    },
    unloaded: {
      on: { RETRY: 'loading', RELOAD: 'loading', ONLINE: { target: 'loading', actions: 'goOnline' } },
    },
  },
})

function statusIn(event: AssistantEvent): RunStatus | null {
  if (event.type !== 'RECEIVED' || event.event.name !== 'runStatusUpdated') return null
  return event.event.data.status
}

function hasFailed(event: AssistantEvent): boolean {
  return event.type === 'RECEIVED' && (event.event.name === 'error' || statusIn(event) === 'error')
}
