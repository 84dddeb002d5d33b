import { expect, it } from 'vitest'
import { refusalOf } from './refusal.ts'

const refused = { kind: 'refused', status: 429, error: 'tooManyRequests' } as const

it.each([
  [
    { ...refused, retryAfterSeconds: 61 },
    { failure: 'tooManyAttempts', waitMinutes: 2 },
  ],
  [refused, { failure: 'tooManyAttempts', waitMinutes: 1 }],
  [{ kind: 'refused', status: 400, error: 'invalidPayload' } as const, { failure: 'generic' }],
  [{ kind: 'unreachable' } as const, { failure: 'generic' }],
])('%j is told as %j', (outcome, refusal) => {
  expect(refusalOf(outcome)).toEqual(refusal)
})
