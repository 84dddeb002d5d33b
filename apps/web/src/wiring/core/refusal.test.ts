import { expect, it } from 'vitest'
import { refusalOf } from './refusal.ts'

const refused = { kind: 'refused', status: 429, error: 'tooManyRequests' } as const

it.each([
  [
    { ...refused, retryAfterSeconds: 61 },
    { failure: 'tooManyAttempts', waitSeconds: 61 },
  ],
  [refused, { failure: 'tooManyAttempts', waitSeconds: 60 }],
  [
    { kind: 'refused', status: 503, error: 'unavailable', retryAfterSeconds: 4 } as const,
    { failure: 'busy', waitSeconds: 4 },
  ],
  [{ kind: 'refused', status: 503, error: 'unavailable' } as const, { failure: 'generic' }],
  [{ kind: 'refused', status: 400, error: 'invalidPayload' } as const, { failure: 'generic' }],
  [{ kind: 'unreachable' } as const, { failure: 'generic' }],
])('%j is shown as %j', (outcome, refusal) => {
  expect(refusalOf(outcome)).toEqual(refusal)
})
