import { expect, it } from 'vitest'
import { mayReloadForChunk, sampleRates } from './monitoring.ts'

it('samples as the product says (ERR-13)', () => {
  expect(sampleRates).toEqual({ traces: 0.2, replays: 0.1, replaysOnError: 0.5 })
})

it.each([
  [null, 0, true],
  [1_000_000, 1_059_999, false],
  [1_000_000, 1_060_000, true],
  // A clock that was set back must not forbid it for hours.
  [1_000_000, 900_000, true],
])('loaded anew at %s, now %s: may it again? %s (ERR-08)', (last, now, expected) => {
  expect(mayReloadForChunk(last, now)).toBe(expected)
})
