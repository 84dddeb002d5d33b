import { expect, it } from 'vitest'
import { compare, median, percentile } from './measure.ts'

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 2, 4, 1], 3],
  [[100, 20, 3], 20],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

it('there is no median of no values', () => {
  expect(() => median([])).toThrow('no values')
})

it.each([
  [95, 19],
  [50, 10],
  [100, 20],
  [1, 1],
])('of twenty values, %d percent do not exceed %d', (percent, expected) => {
  const values = Array.from({ length: 20 }, (_, i) => 20 - i)
  expect(percentile(values, percent)).toBe(expected)
  expect(() => percentile([], percent)).toThrow('no values')
})

it('alternates between the two, leaves the first round of each out and compares the medians', async () => {
  const rounds: string[] = []
  const subject = (name: string, values: number[]) => async () => {
    rounds.push(name)
    return values.shift() ?? 0
  }
  const compared = await compare(subject('a', [1000, 6, 2, 4]), subject('b', [1000, 1, 3, 2]), 3)
  expect(compared).toEqual({ ours: 4, theirs: 2, ratio: 2 })
  expect(rounds.join('')).toBe('abababab')
})
