import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleConversation } from '@aloft/contract/admin/support.examples'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
const { answerSupport } = await import('./support.ts')

const network = openMockNetwork()
// The client logs the calls that fail here on purpose.
vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => network.close())
beforeEach(() => network.reset())

const sent: string[] = []
const answerWith = (reply: 'OK' | MockError | { error: 'supportEnded' }) =>
  network.answer({
    'admin-answer-support': ({ messageId }) => {
      sent.push(messageId)
      return reply
    },
  })

it('sends an answer again as the same one after a failure, so that it’s stored once (AST-31)', async () => {
  const send = (text: string) => answerSupport(exampleConversation.runId, text)
  answerWith(new MockError(400, { error: 'invalidPayload' }))
  expect(await send('It’s a hold.')).toBe('notSent')
  answerWith('OK')
  expect(await send('It’s a hold.')).toBeNull()
  expect(new Set(sent).size).toBe(1)
  // The same words, meant once more.
  expect(await send('It’s a hold.')).toBeNull()
  expect(new Set(sent).size).toBe(2)
  answerWith({ error: 'supportEnded' })
  expect(await send('Are you there?')).toBe('ended')
})
