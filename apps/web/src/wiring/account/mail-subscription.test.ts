import { MockError } from '@aloft/api-client/mock/mock-world'
import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { mailTopics } from '@aloft/domain/account/mail-topics'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
vi.spyOn(console, 'warn').mockImplementation(() => {})
const { setMailSubscription } = await import('./mail-subscription.ts')
const { loadedNow } = await import('../../state/queries.ts')
const { queryKey, takeReply } = await import('../../state/replies.ts')
const { currentToasts } = await import('../../state/toasts.ts')

const network = openMockNetwork()
afterAll(() => network.close())
beforeEach(() => {
  network.reset()
  const subscriptions = mailTopics.map((topic) => ({ topic, isSubscribed: true }))
  takeReply('get-mail-subscriptions', {}, { subscriptions })
})

const off = () => {
  const loaded = loadedNow<'get-mail-subscriptions'>(queryKey('get-mail-subscriptions', {}))
  if (loaded.status !== 'ready') throw new Error(loaded.status)
  return loaded.reply.subscriptions.flatMap(({ topic, isSubscribed }) => (isSubscribed ? [] : [topic]))
}

it('shows at once what is unsubscribed from, and nothing else', async () => {
  const saved = setMailSubscription({ topic: 'teamInvites', isSubscribed: false })
  expect(off()).toEqual(['teamInvites'])
  expect(await saved).toBe(true)
  expect(off()).toEqual(['teamInvites'])
})

it('undoes what could not be saved, and says so', async () => {
  network.answer({ 'set-mail-subscription': new MockError(403, { error: 'forbidden' }) })
  expect(await setMailSubscription({ topic: 'adProgress', isSubscribed: false })).toBe(false)
  expect(off()).toEqual([])
  expect(currentToasts().at(-1)).toMatchObject({ tone: 'error' })
})
