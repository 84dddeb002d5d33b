import { expect, it } from 'vitest'
import { colorName, describeByMeasures } from './describe-by-measures.ts'

it.each([
  ['#1f5f4a', 'dark green'],
  ['#f2b84b', 'yellow'],
  ['#d32f2f', 'red'],
  ['#434cff', 'blue'],
  ['#8a5a2b', 'brown'],
  ['#ffffff', 'white'],
  ['#101010', 'black'],
  ['#808080', 'gray'],
  ['#d9d9d9', 'light gray'],
])('calls %s %s', (hex, name) => {
  expect(colorName(hex)).toBe(name)
})

it('says the shape, the colors and the size, and that it knows nothing of people', () => {
  expect(describeByMeasures({ width: 1600, height: 900, colors: ['#434cff', '#ffffff'] })).toBe(
    'A wide picture, mostly blue and white, 1600 × 900 pixels. Described without AI, so we can’t say whether people are in it.',
  )
  expect(describeByMeasures({ width: 800, height: 820, colors: [] })).toMatch(/^A square picture, 800 × 820/)
  expect(describeByMeasures({ width: null, height: null, colors: [] })).toMatch(/^A picture\. /)
})
