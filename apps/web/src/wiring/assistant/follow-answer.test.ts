import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockStream } from '@aloft/api-client/mock/mock-stream'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleUser } from '@aloft/contract/account/account.examples'
import {
  exampleQuestion,
  exampleSavedOutputId,
  exampleStream,
  exampleToolOutput,
  exampleToolStream,
} from '@aloft/contract/assistant/assistant.examples'
import type { Asked, StreamReport } from '@aloft/machines/assistant/run'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
const { followAnswer } = await import('./follow-answer.ts')
const { takeReply } = await import('../../state/replies.ts')
const { realNow } = await import('../core/clock.ts')

const network = openMockNetwork()
vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => network.close())
beforeEach(() => {
  network.reset()
  takeReply('get-user', {}, exampleUser)
})

const asked = {
  focusKey: 'default',
  question: { id: exampleQuestion.messageId, text: exampleQuestion.message },
  outputs: [],
  lastEvent: null,
} as const

async function follow(
  signal = new AbortController().signal,
  given: Asked = asked,
): Promise<readonly StreamReport[]> {
  const reports: StreamReport[] = []
  await followAnswer(given, (report) => reports.push(report), signal)
  return reports
}
const typesOf = (reports: readonly StreamReport[]) =>
  reports.map((report) => (report.type === 'RECEIVED' ? report.event.name : report.type))

it('sends the question with what the assistant may know, and reports the answer', async () => {
  const sent: object[] = []
  network.answer({
    'bot-send-message': (payload) => {
      sent.push(payload)
      return MockStream.of(exampleStream)
    },
  })
  const reports = await follow()
  expect(typesOf(reports)).toEqual([
    'runStatusUpdated',
    'runStatusUpdated',
    'textCreated',
    'textDelta',
    'runStatusUpdated',
  ])
  expect(reports.at(-2)).toMatchObject({
    event: { data: { text: 'An ad costs what you choose: you set its budget, and change it at any time.' } },
  })
  expect(sent).toMatchObject([
    {
      message: asked.question.text,
      messageId: asked.question.id,
      userId: exampleUser._id,
      focusKey: 'default',
    },
  ])
  const { additionalInstructions } = sent[0] as { additionalInstructions: string }
  expect(JSON.parse(additionalInstructions)).toMatchObject({ page: '/0', userName: exampleUser.username })
})

it('reports a stream that breaks off after its last words', async () => {
  const begun = exampleStream.slice(0, 4).map((play) => ({ play }))
  network.answer({ 'bot-send-message': new MockStream([...begun, { play: 'cut' }]) })
  expect(typesOf(await follow()).slice(-2)).toEqual(['textDelta', 'BROKEN'])
})

it.each([
  [{ error: 'answerInProgress', messageId: exampleQuestion.messageId }, { kind: 'busy' }],
  [new MockError(404, { error: 'notFound' }), { kind: 'failed' }],
] as const)('reports why it is refused: %o', async (answer, refusal) => {
  network.answer({ 'bot-send-message': () => answer })
  expect(await follow()).toEqual([{ type: 'REFUSED', refusal }])
})

it('reports when the next message is accepted', async () => {
  network.answer({ 'bot-send-message': { error: 'tooManyMessages', limit: 60, retryAfterSeconds: 90 } })
  const before = realNow()
  const [report] = await follow()
  if (report?.type !== 'REFUSED' || report.refusal.kind !== 'limited') throw new Error('not limited')
  const waitMs = (report.refusal.retryDate?.getTime() ?? 0) - before
  expect(waitMs).toBeGreaterThanOrEqual(90_000)
  expect(waitMs).toBeLessThan(100_000)
})

it('takes a lost connection for a broken stream, which is asked for again', async () => {
  network.answer({ 'bot-send-message': () => MockError.lost })
  expect(await follow()).toEqual([{ type: 'BROKEN' }])
})

it('reports nothing after it was left', async () => {
  network.answer({ 'bot-send-message': MockStream.of(exampleStream) })
  expect(await follow(AbortSignal.abort())).toEqual([])
})

describe('what tools answered', () => {
  const call = {
    id: exampleToolOutput.toolCall,
    name: 'open_page',
    arguments: { page: 'list' },
    status: 'auto',
    ideaId: null,
    output: null,
  } as const
  const lastEvent = { runId: exampleToolStream[0]?.data.runId ?? '', number: 6 }
  const answered = (output: Readonly<Record<string, unknown>>): Asked => ({
    ...asked,
    outputs: [{ call, output }],
    lastEvent,
  })
  /** The output makes the JSON as long as this. */
  const ofLength = (length: number) => {
    const empty = JSON.stringify([{ callId: call.id, output: { text: '' } }]).length
    return answered({ text: 'a'.repeat(length - empty) })
  }

  it('continues the run after the last event', async () => {
    const sent: object[] = []
    network.answer({
      'bot-send-tool-call-output': (payload) => {
        sent.push(payload)
        return MockStream.of(exampleToolStream)
      },
    })
    const reports = await follow(undefined, answered({ isOpened: true }))
    expect(sent).toEqual([exampleToolOutput])
    expect(typesOf(reports)).toEqual(['runStatusUpdated', 'textCreated', 'textDelta', 'runStatusUpdated'])
  })

  it.each([
    [4_096, 'toolCallOutputs'],
    [4_097, 'savedToolCallOutputId'],
  ] as const)('of %i characters is sent as %s (AST-22, OPN-27)', async (length, key) => {
    const sent: object[] = []
    const saved: object[] = []
    network.answer({
      'save-tool-call-output': (payload) => {
        saved.push(payload)
        return { savedToolCallOutputId: exampleSavedOutputId }
      },
      'bot-send-tool-call-output': (payload) => {
        sent.push(payload)
        return MockStream.of(exampleToolStream)
      },
    })
    await follow(undefined, ofLength(length))
    expect(sent).toHaveLength(1)
    expect(Object.keys(sent[0] ?? {})).toContain(key)
    expect(saved).toHaveLength(key === 'savedToolCallOutputId' ? 1 : 0)
  })

  it.each([
    [{ error: 'savedOutputNotFound' }, { type: 'BROKEN' }],
    [{ error: 'toolCallNotFound' }, { type: 'REFUSED', refusal: { kind: 'failed' } }],
  ] as const)('is sent again unless the call is gone: %o', async (answer, report) => {
    network.answer({ 'bot-send-tool-call-output': () => answer })
    expect(await follow(undefined, answered({ isOpened: true }))).toEqual([report])
  })
})
