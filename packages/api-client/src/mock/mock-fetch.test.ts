import { exampleSignedInUser } from '@aloft/contract/account/account.examples'
import { expect, it, vi } from 'vitest'
import { createApiClient } from '../client.ts'
import { mockFetch, never } from './mock-fetch.ts'
import { MockError, type MockAnswers } from './mock-world.ts'

const network = vi.fn<typeof fetch>(async () => new Response('a font'))

function clientIn(answers: MockAnswers) {
  const fetch = mockFetch(answers, network)
  return { fetch, ...createApiClient({ baseUrl: 'http://aloft.test', getToken: () => 'token', fetch }) }
}

it('answers calls as the mock world does, and nothing else', async () => {
  const client = clientIn({ logout: new MockError(429, { error: 'tooManyRequests', requestId: 'r-1' }) })
  const login = await client.call('login', { email: 'orla@nightjar.example', password: 'x' })
  expect(login).toEqual({ kind: 'reply', reply: exampleSignedInUser })
  expect(await client.call('logout', {})).toMatchObject({ error: 'tooManyRequests', requestId: 'r-1' })
  expect(network).not.toHaveBeenCalled()
  expect(await (await client.fetch('http://aloft.test/inter.woff2')).text()).toBe('a font')
  expect((await client.fetch('http://aloft.test/api/unknown', { method: 'POST' })).status).toBe(404)
})

it('keeps a call waiting until it is aborted', async () => {
  const client = clientIn({ 'get-user': never })
  const aborting = new AbortController()
  const call = client.call('get-user', {}, { signal: aborting.signal })
  const settled = vi.fn()
  void call.then(settled, settled)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(settled).not.toHaveBeenCalled()
  aborting.abort(new Error('the page was left'))
  await expect(call).rejects.toThrow('the page was left')
})
