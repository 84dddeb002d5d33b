import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
const { readAnswer } = await import('./read-answer.ts')
const { announceAnswer } = await import('./announce-answer.ts')
const { isChatOpen, setChatOpen } = await import('../../state/chat-open.ts')
const { currentToasts } = await import('../../state/toasts.ts')

const network = openMockNetwork()
// The client logs the calls that fail here on purpose.
vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => network.close())
beforeEach(() => network.reset())

const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]

it('notes each answer of a person as read once, and again after a failure (AST-31)', async () => {
  const sent: string[] = []
  const note = (failure?: MockError) =>
    network.answer({
      'set-support-read': ({ messageId }) => {
        sent.push(messageId)
        return failure ?? ('OK' as const)
      },
    })
  note(new MockError(400, { error: 'invalidPayload' }))
  await readAnswer('default', first)
  note()
  await readAnswer('default', first)
  await readAnswer('default', first)
  await readAnswer('default', second)
  expect(sent).toEqual([first, first, second])
})

it('says that a person has answered only while the chat is closed', () => {
  setChatOpen(true)
  announceAnswer()
  expect(currentToasts()).toEqual([])
  setChatOpen(false)
  announceAnswer()
  announceAnswer()
  const [toast, ...more] = currentToasts()
  expect(more).toEqual([])
  toast?.action?.onPress()
  expect(isChatOpen()).toBe(true)
})
