import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockStream } from '@aloft/api-client/mock/mock-stream'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleUser } from '@aloft/contract/account/account.examples'
import { exampleQuestion, exampleStream } from '@aloft/contract/assistant/assistant.examples'
import type { StreamReport } from '@aloft/machines/assistant/run'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
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
} as const

async function follow(signal = new AbortController().signal): Promise<readonly StreamReport[]> {
  const reports: StreamReport[] = []
  await followAnswer(asked, (report) => reports.push(report), signal)
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
