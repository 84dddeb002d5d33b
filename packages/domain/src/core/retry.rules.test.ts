import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CallFailure } from './retry.rules.ts'
import { callRetries, isRetried, retryDelayMs } from './retry.rules.ts'

it('sends at most five requests, 400 ms apart', () => {
  let requests = 1
  while (isRetried({ kind: 'network' }, requests - 1)) requests += 1
  expect(requests).toBe(5)
  expect([callRetries, retryDelayMs]).toEqual([4, 400])
})

it.each<[CallFailure, boolean]>([
  [{ kind: 'network' }, true],
  [{ kind: 'http', status: 500 }, true],
  [{ kind: 'http', status: 503 }, true],
  [{ kind: 'http', status: 429 }, false],
  [{ kind: 'http', status: 401 }, false],
])('%j is retried: %s', (failure, retried) => {
  expect(isRetried(failure, 0)).toBe(retried)
})

it('never retries a 4xx', () => {
  fc.assert(
    fc.property(fc.integer({ min: 400, max: 499 }), (status) => !isRetried({ kind: 'http', status }, 0)),
  )
})
