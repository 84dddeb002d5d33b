import { expect, it } from 'vitest'
import { type MeasuredHeights, settledHeight, sheetHeights, stepHeight } from './sheet-heights.ts'

const heights: MeasuredHeights = [
  ['closed', 0],
  ['one', 160],
  ['all', 480],
]

it.each([
  [0, 0, 'closed'],
  [79, 0, 'closed'],
  [81, 0, 'one'],
  [330, 0, 'all'],
  // Thrown upwards, or downwards.
  [170, 1.2, 'all'],
  [170, -1.2, 'closed'],
  // Too slow for a throw.
  [170, 0.4, 'one'],
] as const)('lays a sheet of %d px down that moves at %d px/ms: %s', (pixels, speed, height) => {
  expect(settledHeight(pixels, speed, heights)).toBe(height)
})

it('settles at a height that it has, however far it is thrown', () => {
  expect(settledHeight(170, 9, heights.slice(0, 2))).toBe('one')
  expect(settledHeight(-500, -9, heights)).toBe('closed')
  expect(settledHeight(2000, 9, heights)).toBe('all')
})

it('goes from one height to the next and stays at the last', () => {
  expect(stepHeight('closed', 1, sheetHeights)).toBe('one')
  expect(stepHeight('all', 1, sheetHeights)).toBe('all')
  expect(stepHeight('one', 1, ['closed', 'one'])).toBe('one')
  expect(stepHeight('closed', -1, sheetHeights)).toBe('closed')
})
