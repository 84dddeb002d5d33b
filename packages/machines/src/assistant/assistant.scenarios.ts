import type { EventExamples, Scenarios } from '../core/scenario.ts'
import { budgetQuestion } from './tool-transcripts.fixtures.ts'
import { eventsOf, question } from './transcript.fixtures.ts'
import type { assistantMachine } from './assistant.machine.ts'
import { type AssistantContext, noRun } from './run.ts'

const idle: AssistantContext = { focusKey: 'default', ...noRun, isOffline: false, spoken: null }
const sent: AssistantContext = { ...idle, question, isSent: true }
const text = 'You set the budget, from **€5 a day**. Our commission'
const writing: AssistantContext = {
  ...sent,
  answers: [{ id: '01936b2e-0000-7000-8000-00000000a002', text, calls: [], isRewritten: false }],
  lastNumber: 6,
}

const toolCall = { arguments: {}, status: 'auto', ideaId: null, output: null } as const
const scan = { ...toolCall, id: 'call-scan_website', name: 'scan_website' }
const options = {
  ...toolCall,
  id: 'call-show_options',
  name: 'show_options',
  status: 'requires_action',
} as const
const usingTools: AssistantContext = {
  ...writing,
  answers: [
    {
      id: '01936b2e-0000-7000-8000-00000000a002',
      text: 'Let me find out.',
      calls: [
        { ...scan, arguments: { url: 'https://nightjar.example' } },
        { ...options, arguments: budgetQuestion },
      ],
      isRewritten: false,
    },
  ],
  askingIds: [scan.id],
}

const always = ['OFFLINE', 'ONLINE', 'SPOKEN'] as const
const whileReady = ['SEND', 'CLEAR', 'RELOAD', 'HAND_OVER', ...always] as const
const afterRun = ['SEND', 'RETRY', 'CLEAR', 'RELOAD', 'HAND_OVER', ...always] as const
const whileRunning = ['STOP', 'CLEAR', 'HAND_OVER', 'LOAD', ...always] as const
const whileStreaming = ['RECEIVED', 'BROKEN', 'REFUSED', ...whileRunning] as const

/** An example of each state of a conversation. */
export const assistantScenarios = {
  loading: { context: idle, sees: 'The conversation is loading.', events: always },
  unloaded: {
    context: idle,
    sees: 'The conversation couldn’t be loaded, and they can try again.',
    events: ['RETRY', 'RELOAD', ...always],
  },
  'ready.idle': { context: idle, sees: 'An empty conversation with suggestions.', events: whileReady },
  'ready.refused': {
    context: { ...idle, failure: { kind: 'limited', retryDate: new Date(2026, 10, 28, 15, 30) } },
    sees: 'They’ve sent as many messages as they may, and when they can send the next.',
    events: whileReady,
  },
  'ready.completed': {
    context: { ...writing, lastNumber: 8 },
    sees: 'The whole answer.',
    events: afterRun,
  },
  'ready.cancelled': {
    context: writing,
    sees: 'The answer up to the moment they stopped it.',
    events: afterRun,
  },
  'ready.error': {
    context: { ...sent, retries: 3, failure: { kind: 'server' } },
    sees: 'Their question without an answer, and they can try again.',
    events: afterRun,
  },
  'run.offline': {
    context: { ...sent, isSent: false, isOffline: true },
    sees: 'Their question waits for the connection.',
    events: whileRunning,
  },
  'run.retrying': {
    context: { ...sent, retries: 1 },
    sees: 'Their question is about to be sent again.',
    events: whileRunning,
  },
  'run.stream.sent': { context: sent, sees: 'Their question is being sent.', events: whileStreaming },
  'run.stream.created': {
    context: { ...sent, lastNumber: 1 },
    sees: 'The server has their question.',
    events: whileStreaming,
  },
  'run.stream.queued': {
    context: { ...sent, lastNumber: 2 },
    sees: 'Their question waits for its turn.',
    events: whileStreaming,
  },
  'run.stream.in_progress': {
    context: writing,
    sees: 'The answer as it’s written.',
    events: whileStreaming,
  },
  'run.stream.requires_action': {
    context: writing,
    sees: 'The answer continues in another tab.',
    events: whileStreaming,
  },
  'run.tools': {
    context: usingTools,
    sees: 'What Loona is doing, and what it asks them.',
    events: ['ASKS', 'ANSWERED', 'CONFIRM', 'DECLINE', 'CHOOSE', 'FOLLOW', ...whileRunning],
  },
  'ready.person': {
    context: {
      ...sent,
      isSent: false,
      isHandedOver: true,
      runId: '01936b2e-0000-7000-8000-00000000a001',
      lastNumber: 2,
    },
    sees: 'What a person knows about them, and a field for a message.',
    events: ['RECEIVED', 'BROKEN', 'REFUSED', 'BACK', ...whileReady],
  },
  stopping: { context: writing, sees: 'The answer is being stopped.', events: always },
  clearing: { context: idle, sees: 'The conversation is being cleared.', events: always },
} satisfies Scenarios<typeof assistantMachine>

const written = eventsOf([{ text: 'You' }]).at(-1)
if (!written) throw new Error('a text has events')

/** An example of each event. */
export const assistantExamples = {
  SEND: question,
  RETRY: {},
  STOP: {},
  CLEAR: {},
  RELOAD: {},
  HAND_OVER: {
    question: { id: '01936b2e-0000-4000-8000-00000000a008', text: 'I’d like to talk to a person.' },
  },
  SPOKEN: { isSent: true },
  BACK: {},
  LOAD: {},
  OFFLINE: {},
  ONLINE: {},
  CHECK: {},
  RECEIVED: { event: { ...written, number: 99 } },
  BROKEN: {},
  REFUSED: { refusal: { kind: 'busy' } },
  ASKS: { callId: scan.id },
  ANSWERED: { callId: scan.id, output: { isOpened: true } },
  FOLLOW: {},
  CONFIRM: { callId: scan.id },
  DECLINE: { callId: scan.id },
  CHOOSE: { callId: options.id, optionId: '300' },
} satisfies EventExamples<typeof assistantMachine>
