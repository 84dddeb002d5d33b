import { expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../wiring/test-support/signed-in-page.ts'

stubSignedInPage()
const { failedLoad } = await import('./failed-load.ts')
const { realNow } = await import('../wiring/core/clock.ts')

it('says what to quote and how long to wait, rounded up', () => {
  const onRetry = vi.fn()
  const failure = { requestId: 'r-1', retryDate: new Date(realNow() + 29_500) }
  expect(failedLoad(failure, onRetry)).toEqual({ kind: 'failed', onRetry, requestId: 'r-1', waitSeconds: 30 })
})

it.each([null, { retryDate: new Date(0) }])('lets somebody try again at once: %j', (failure) => {
  expect(failedLoad(failure, () => {})).toMatchObject({ kind: 'failed', waitSeconds: 0 })
})
