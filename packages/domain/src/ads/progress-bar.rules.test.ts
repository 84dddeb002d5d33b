import { expect, it } from 'vitest'
import { progressTickMs } from '../core/timings.ts'
import { progressDurationMs, progressHideMs, progressThrottleMs, runningBar } from './progress-bar.rules.ts'

it('holds the times of the specification (BGP-05, BGP-06)', () => {
  expect({ progressTickMs, progressDurationMs, progressThrottleMs, progressHideMs }).toEqual({
    progressTickMs: 100,
    progressDurationMs: 5_000,
    progressThrottleMs: 200,
    progressHideMs: 500,
  })
})

it('runs to what is done within 5 s and never beyond it (BGP-05, BGP-06)', () => {
  expect(runningBar(0, 100, 5_000)).toBe(100)
  expect(runningBar(0, 100, 2_500)).toBe(50)
  expect(runningBar(60, 100, 200)).toBe(64)
  expect(runningBar(60, 61, 200)).toBe(61)
  expect(runningBar(90, 5, 200)).toBe(5)
})
