import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isAspectRatioAllowed, maxAspectRatio, minAspectRatio } from './aspect-ratio.rules.ts'

it.each([
  [1080, 1920, true],
  [1920, 1080, true],
  [1080, 1080, true],
  [5500, 10_000, false],
  [18_000, 10_000, false],
  [1910, 1000, false],
  [0, 100, false],
  [100, 0, false],
  [0, 0, false],
])('%d by %d: %s', (width, height, isAllowed) => {
  expect(isAspectRatioAllowed(width, height)).toBe(isAllowed)
})

it('allows every ratio between the bounds, at any size', () => {
  fc.assert(
    fc.property(
      fc.double({ min: minAspectRatio, max: maxAspectRatio, noNaN: true }),
      fc.integer({ min: 1, max: 10_000 }),
      (ratio, height) => isAspectRatioAllowed(ratio * height, height),
    ),
  )
})
