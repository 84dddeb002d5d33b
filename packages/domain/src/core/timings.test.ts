import { expect, it } from 'vitest'
import * as timings from './timings.ts'

it('holds the times of the specification', () => {
  expect(timings).toMatchObject({
    draftQueuePollMs: 80,
    saveTimeoutMs: 20_000,
    saveCheckMs: 2_000,
    saveAgainMs: 10_000,
    justFinishedMs: 10_000,
    progressTickMs: 100,
    statusPollMs: 400,
    retryMs: 5_000,
    scanCapMs: 40_000,
    renderCapMs: 20_000,
  })
})
