import { getResponse } from 'msw'
import { type MockAnswers, mockWorld } from './mock-world.ts'

/** An answer that never comes: what waits for it is loading. */
export const never = (): Promise<never> => new Promise(() => {})

/**
 * A `fetch` whose calls of the API are answered by the mock world, for pages that have no service worker. Everything
 * else, such as fonts, comes from `network`.
 */
export function mockFetch(answers: MockAnswers, network: typeof fetch): typeof fetch {
  const handlers = mockWorld(answers)
  return async (input, init) => {
    const request = new Request(input, init)
    if (!new URL(request.url).pathname.startsWith('/api/')) return network(input, init)
    const response = await Promise.race([getResponse(handlers, request), abortOf(request.signal)])
    // As a browser does after a lost connection.
    if (response?.type === 'error') throw new TypeError('Failed to fetch')
    return response ?? new Response(null, { status: 404 })
  }
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}
