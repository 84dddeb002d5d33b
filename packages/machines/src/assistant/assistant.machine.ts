import type { RunStatus } from '@aloft/domain/assistant/run-statuses.rules'
import { and, cancel, not } from 'xstate'
import { assistantSetup } from './assistant.setup.ts'
import type { AssistantContext, Conversation, LoadedRun } from './run.ts'
import { noRun } from './run.ts'
import { lastEventIn, personState } from './person-state.ts'
import { openCalls, undelivered } from './tool-calls.ts'

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

const isHandedOver = {
  type: 'isHandedOver',
  params: ({ event }: LoadDone) => event.output,
} as const

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
export const assistantMachine = assistantSetup.createMachine({
  id: 'assistant',
  context: ({ input }) => ({ focusKey: input.focusKey, ...noRun, isOffline: false, spoken: null }),
  initial: 'loading',
  on: {
    OFFLINE: { actions: 'goOffline' },
    ONLINE: { actions: 'goOnline' },
    SPOKEN: { actions: 'endSpeaking' },
  },
  // In the order in which their chart fits a page.
  states: {
    unloaded: {
      on: { RETRY: 'loading', RELOAD: 'loading', ONLINE: { target: 'loading', actions: 'goOnline' } },
    },
    run: {
      tags: 'running',
      initial: 'stream',
      entry: ['startChecks', 'scheduleCheck'],
      exit: cancel('check'),
      on: {
        HAND_OVER: { actions: ['handOver', 'load'] },
        LOAD: 'loading',
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
        tools: {
          always: { guard: 'hasUndelivered', target: 'stream.in_progress' },
          invoke: {
            id: 'tools',
            src: 'useTools',
            input: ({ context }) => ({ focusKey: context.focusKey, calls: openCalls(context) }),
            onError: { actions: 'failCalls' },
          },
          on: {
            ASKS: { guard: 'isOpenCall', actions: 'askUser' },
            ANSWERED: { guard: 'isOpenCall', actions: 'answerCall' },
            CONFIRM: { guard: and(['isOpenCall', 'isAsking']), actions: 'passOn' },
            DECLINE: { guard: and(['isOpenCall', 'isAsking']), actions: 'answerCall' },
            CHOOSE: { guard: 'isChoice', actions: 'answerCall' },
            FOLLOW: 'stream.requires_action',
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
              outputs: undelivered(context),
              lastEvent: lastEventIn(context),
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
              {
                guard: receives('in_progress'),
                target: '.in_progress',
                actions: ['receive', 'storeOutputs'],
              },
              {
                guard: and([receives('requires_action'), 'isAwaited']),
                target: '#assistant.run.tools',
                actions: 'receive',
              },
              { guard: receives('requires_action'), target: '.requires_action', actions: 'receive' },
              { actions: 'receive' },
            ],
            BROKEN: [...broken],
            REFUSED: [
              { guard: 'isBusy', actions: ['returnText', 'forgetRun', 'load'] },
              {
                guard: 'isLimited',
                target: '#assistant.ready.refused',
                actions: ['returnText', 'forgetRun', 'failByLimit'],
              },
              { target: '#assistant.ready.error', actions: ['dropAnswer', 'failAtServer', 'notifySorry'] },
            ],
          },
          states: {
            in_progress: {},
            created: {},
            // Another tab carries out the tools.
            requires_action: {
              after: { takeOver: { guard: 'hasOpenCalls', target: '#assistant.run.tools' } },
            },
            sent: {},
            queued: {},
          },
        },
      },
    },
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
        HAND_OVER: { actions: ['handOver', 'reload'] },
      },
      states: {
        cancelled: {},
        // The account's limit; the text is back in its field.
        refused: {},
        idle: {},
        person: personState,
        completed: {},
        error: {},
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
    loading: {
      invoke: {
        src: 'load',
        input: ({ context: { focusKey, request, question } }) => ({ focusKey, request, question }),
        onDone: [
          { guard: isHandedOver, target: 'ready.person', actions: takeRun },
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
        onError: { target: 'unloaded', actions: 'forgetRequest' },
      },
    },
  },
})
