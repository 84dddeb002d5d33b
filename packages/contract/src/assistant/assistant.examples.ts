import { additionalInstructionsOf } from '@aloft/domain/assistant/chat-context.rules'
import type { HelpResult } from '@aloft/domain/assistant/help-articles'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import type { ThreadMessage } from '@aloft/domain/assistant/thread-message.entity'
import { exampleUser } from '../account/account.examples.ts'

const ids = {
  question: '01936b2e-0000-4000-8000-000000000701',
  run: '01936b2e-0000-7000-8000-000000000702',
  answer: '01936b2e-0000-7000-8000-000000000703',
  call: '01936b2e-0000-7000-8000-000000000704',
  secondAnswer: '01936b2e-0000-7000-8000-000000000705',
  brand: '01936b2e-0000-7000-8000-000000000101',
} as const

const pieces = ['An ad costs what you choose: ', 'you set its budget, ', 'and change it at any time.']

/** The question in the examples, as the app sends it. */
export const exampleQuestion = {
  message: 'What does an ad cost?',
  messageId: ids.question,
  userId: exampleUser._id,
  focusKey: 'default',
  additionalInstructions: additionalInstructionsOf({
    userName: exampleUser.username,
    signUpDate: exampleUser.creationDate.toISOString(),
    currentDate: '2026-11-05T10:00:00.000Z',
    plan: 'free',
    currency: 'EUR',
    page: '/0/list',
    ideaId: ids.brand,
    brandName: 'Nightjar Lamps',
    balloonId: null,
    completedGuideTasks: [],
  }),
} as const

/** The stream of an answer from its first event to its last. */
export const exampleStream: readonly StreamEvent[] = [
  { name: 'runStatusUpdated', number: 1, data: { runId: ids.run, status: 'created' } },
  { name: 'runStatusUpdated', number: 2, data: { runId: ids.run, status: 'in_progress' } },
  { name: 'textCreated', number: 3, data: { runId: ids.run, messageId: ids.answer } },
  ...pieces.map((text, index): StreamEvent => ({
    name: 'textDelta',
    number: 4 + index,
    data: { runId: ids.run, messageId: ids.answer, text },
  })),
  { name: 'runStatusUpdated', number: 7, data: { runId: ids.run, status: 'completed' } },
]

/** The same question and answer as a conversation. */
export const exampleThread: ThreadMessage[] = [
  {
    id: ids.question,
    by: 'user',
    text: exampleQuestion.message,
    calls: [],
    date: new Date('2026-11-05T10:00:00Z'),
    run: { id: ids.run, status: 'completed' },
  },
  {
    id: ids.answer,
    by: 'assistant',
    text: pieces.join(''),
    calls: [],
    date: new Date('2026-11-05T10:00:01Z'),
    run: { id: ids.run, status: 'completed' },
  },
]

/** Id of an output that was saved. */
export const exampleSavedOutputId = '01936b2e-0000-7000-8000-000000000706'

/** The output of a tool, as the app sends it. */
export const exampleToolOutput = {
  toolCall: ids.call,
  functionName: 'open_page',
  toolCallOutputs: JSON.stringify([{ callId: ids.call, output: { isOpened: true } }]),
  userId: exampleUser._id,
  focusKey: 'default',
} as const

const call = { runId: ids.run, messageId: ids.answer, callId: ids.call, name: 'open_page' } as const

/** The stream of an answer that uses a tool. A client that has the first part gets the rest. */
export const exampleToolStream: readonly StreamEvent[] = [
  { name: 'runStatusUpdated', number: 1, data: { runId: ids.run, status: 'created' } },
  { name: 'runStatusUpdated', number: 2, data: { runId: ids.run, status: 'in_progress' } },
  { name: 'textCreated', number: 3, data: { runId: ids.run, messageId: ids.answer } },
  { name: 'toolCallCreated', number: 4, data: call },
  {
    name: 'toolCallStart',
    number: 5,
    data: { ...call, arguments: { page: 'list' }, ideaId: ids.brand },
  },
  { name: 'runStatusUpdated', number: 6, data: { runId: ids.run, status: 'requires_action' } },
  { name: 'runStatusUpdated', number: 7, data: { runId: ids.run, status: 'in_progress' } },
  { name: 'textCreated', number: 8, data: { runId: ids.run, messageId: ids.secondAnswer } },
  {
    name: 'textDelta',
    number: 9,
    data: { runId: ids.run, messageId: ids.secondAnswer, text: 'Here are your ads.' },
  },
  { name: 'runStatusUpdated', number: 10, data: { runId: ids.run, status: 'completed' } },
]

/** Articles that a search for "money back" finds. */
export const exampleHelpResults: HelpResult[] = [
  {
    name: 'refund',
    question: [
      { text: 'Do I get my ', isMatch: false },
      { text: 'money', isMatch: true },
      { text: ' ', isMatch: false },
      { text: 'back', isMatch: true },
      { text: '?', isMatch: false },
    ],
    excerpt: [
      { text: '… You also get the commission and VAT on that part ', isMatch: false },
      { text: 'back', isMatch: true },
      { text: '. If your ad is rejected before it runs, you get everything ', isMatch: false },
      { text: 'back', isMatch: true },
      { text: '. …', isMatch: false },
    ],
  },
  {
    name: 'stopAd',
    question: [{ text: 'How do I stop an ad?', isMatch: false }],
    excerpt: [
      { text: 'It stops right away, and what it didn’t spend comes ', isMatch: false },
      { text: 'back', isMatch: true },
      { text: ' as ad credit. …', isMatch: false },
    ],
  },
]
