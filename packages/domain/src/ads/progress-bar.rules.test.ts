import { expect, it } from 'vitest'
import { progressTickMs } from '../core/timings.ts'
import { progressDurationMs, progressHideMs, progressThrottleMs } from './progress-bar.rules.ts'

it('holds the times of the specification (BGP-05, BGP-06)', () => {
  expect({ progressTickMs, progressDurationMs, progressThrottleMs, progressHideMs }).toEqual({
    progressTickMs: 100,
    progressDurationMs: 5_000,
    progressThrottleMs: 200,
    progressHideMs: 500,
  })
})
