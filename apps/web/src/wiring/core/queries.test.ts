import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleAdCampaign } from '@aloft/contract/launches/launches.examples'
import { exampleIdea } from '@aloft/contract/ideas/ideas.examples'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
const { dropQuery, loadedNow, queryKeys, updateReply } = await import('../../state/queries.ts')
const { queryKey, takeReply } = await import('../../state/replies.ts')
const { fetchReply, invalidate, load, readReplies, watchQuery } = await import('./queries.ts')
const { api } = await import('./api.ts')

const network = openMockNetwork()
// The client logs the calls that fail here on purpose.
for (const way of ['warn', 'error'] as const) vi.spyOn(console, way).mockImplementation(() => {})
const leaving: (() => void)[] = []
afterAll(() => network.close())
beforeEach(() => {
  network.reset()
  for (const leave of leaving.splice(0)) leave()
  for (const key of queryKeys()) dropQuery(key)
})

const { balloonId, componentId } = exampleAdCampaign
const ideaId = exampleIdea._id
const subject = { ideaId, balloonId, componentId }
const key = queryKey('get-ad-campaign', subject)
const show = (shown: string) => leaving.push(watchQuery(shown, undefined))
const statusShown = () => {
  const loaded = loadedNow<'get-ad-campaign'>(key)
  return loaded.status === 'ready' ? loaded.reply.status : loaded.status
}

/** Answers with these statuses in sequence, repeating the last one; counts the requests. */
function answerWith(...statuses: (typeof exampleAdCampaign)['status'][]): () => number {
  let count = 0
  network.answer({
    'get-ad-campaign': () => {
      const status = statuses[Math.min(count++, statuses.length - 1)] ?? 'finished'
      return { ...exampleAdCampaign, status }
    },
  })
  return () => count
}

it('asks once for all who want the same, and keeps the reply on screen while it asks again', async () => {
  const count = answerWith('learning', 'stopped')
  show(key)
  show(key)
  expect(statusShown()).toBe('loading')
  await load(key)
  expect([count(), statusShown()]).toEqual([1, 'learning'])
  const again = load(key)
  expect(loadedNow(key)).toMatchObject({ status: 'ready', isRefreshing: true, isStale: false })
  await again
  expect([count(), statusShown()]).toEqual([2, 'stopped'])
})

it('reloads what a command changed, where it is shown, and nothing about another ad', async () => {
  const count = answerWith('learning', 'stopped')
  const other = queryKey('get-ad-campaign', { ...subject, balloonId: crypto.randomUUID() })
  show(key)
  await Promise.all([load(key), load(other)])
  await api.call('set-autopilot', { ...subject, isOn: true })
  await vi.waitFor(() => expect(statusShown()).toBe('stopped'))
  expect(count()).toBe(3)
  expect(loadedNow(other)).toMatchObject({ isStale: false })
})

it('does not take an answer for new that is older than a command', async () => {
  const slow = Promise.withResolvers<void>()
  let count = 0
  network.answer({
    'get-ad-campaign': async () => {
      if (++count === 1) await slow.promise
      return { ...exampleAdCampaign, status: count === 1 ? 'learning' : 'stopped' }
    },
  })
  const first = load(key)
  await api.call('set-autopilot', { ...subject, isOn: true })
  slow.resolve()
  await first
  expect([count, statusShown()]).toEqual([2, 'stopped'])
})

it('marks as stale what changes faster than it loads, rather than asking forever', async () => {
  let count = 0
  network.answer({
    'get-ad-campaign': () => {
      count++
      invalidate()
      return exampleAdCampaign
    },
  })
  await load(key)
  expect(count).toBe(3)
  expect(loadedNow(key)).toMatchObject({ status: 'ready', isStale: true, isRefreshing: false })
})

it('says why nothing loaded, what to quote, and when to try again', async () => {
  network.answer({
    'get-ad-campaign': new MockError(429, {
      error: 'tooManyRequests',
      retryAfterSeconds: 30,
      requestId: 'r-1',
    }),
  })
  await load(key)
  const loaded = loadedNow(key)
  if (loaded.status !== 'failed') throw new Error(loaded.status)
  expect(loaded.failure).toMatchObject({ error: 'tooManyRequests', requestId: 'r-1' })
  expect(loaded.failure.retryDate?.getTime()).toBeGreaterThan(Date.now() + 25_000)
  expect(await fetchReply('get-ad-campaign', subject)).toBeNull()
})

it('keeps a reply that could not be refreshed, with the reason', async () => {
  answerWith('learning')
  await load(key)
  network.answer({ 'get-ad-campaign': { error: 'balloonNotFound' } as never })
  await load(key)
  expect(loadedNow(key)).toMatchObject({
    status: 'ready',
    reply: { status: 'learning' },
    failure: { error: 'balloonNotFound', declared: { error: 'balloonNotFound' } },
  })
})

it('loads what failed as soon as the connection is back', async () => {
  network.answer({ 'get-ad-campaign': MockError.lost })
  show(key)
  await load(key)
  expect(loadedNow(key)).toMatchObject({ status: 'failed', failure: { error: 'unreachable' } })
  answerWith('learning')
  window.dispatchEvent(new Event('online'))
  await load(key)
  expect(statusShown()).toBe('learning')
})

it('ends a request that nobody waits for any more, and not one that another page took over', async () => {
  const slow = Promise.withResolvers<void>()
  const count = vi.fn()
  network.answer({
    'get-ad-campaign': async () => {
      count()
      await slow.promise
      return exampleAdCampaign
    },
  })
  const leave = watchQuery(key, undefined)
  leave()
  show(key)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(count).toHaveBeenCalledTimes(1)
  for (const end of leaving.splice(0)) end()
  await vi.waitFor(() => expect(loadedNow(key)).toEqual({ status: 'loading' }))
  slow.resolve()
  await load(key)
  expect(loadedNow(key).status).toBe('ready')
})

it('ends a request whose only reader has left', async () => {
  network.answer({ 'get-ad-campaign': () => new Promise<never>(() => {}) })
  const leavingPage = new AbortController()
  const read = fetchReply('get-ad-campaign', subject, leavingPage.signal)
  leavingPage.abort()
  expect(await read).toBeNull()
  answerWith('learning')
  expect(await fetchReply('get-ad-campaign', subject)).toMatchObject({ status: 'learning' })
})

it.each([
  [
    'changed in its place',
    () => updateReply<'get-ad-campaign'>(key, (known) => ({ ...known, status: 'stopped' })),
  ],
  [
    'taken from a command',
    () => takeReply('get-ad-campaign', subject, { ...exampleAdCampaign, status: 'stopped' }),
  ],
])('asks again for an answer that is older than a reply %s', async (_, change) => {
  const slow = Promise.withResolvers<void>()
  let count = 0
  network.answer({
    'get-ad-campaign': async () => {
      if (count++ > 0) return { ...exampleAdCampaign, status: 'finished' }
      await slow.promise
      return { ...exampleAdCampaign, status: 'learning' }
    },
  })
  takeReply('get-ad-campaign', subject, exampleAdCampaign)
  const loading = load(key)
  change()
  expect(statusShown()).toBe('stopped')
  slow.resolve()
  await loading
  expect([count, statusShown()]).toEqual([2, 'finished'])
})

it('has replies read before they are shown, beside what was known', async () => {
  readReplies('get-token-balance', (reply, known) => ({
    ...reply,
    monthly: reply.monthly + (known?.monthly ?? 0),
  }))
  const balance = queryKey('get-token-balance', {})
  network.answer({ 'get-token-balance': { monthly: 4, freeStarting: 0, additional: 0, resetDate: null } })
  await load(balance)
  await load(balance)
  expect(loadedNow(balance)).toMatchObject({ status: 'ready', reply: { monthly: 8 } })
})
