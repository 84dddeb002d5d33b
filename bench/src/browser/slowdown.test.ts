import { describe, expect, it } from 'vitest'
import { slowdownFor } from './slowdown.ts'

describe('how much slower a phone is', () => {
  it.each([
    [50, 1],
    [150, 1],
    [475, 1.5],
    [800, 2],
    [1050, 2.5],
    [1300, 3],
    [1533, 4],
    [2500, 4],
  ])('than a machine with a benchmark index of %d: %d times', (index, slowdown) => {
    expect(slowdownFor(index)).toBeCloseTo(slowdown, 5)
  })

  it('grows with the machine', () => {
    const indices = Array.from({ length: 40 }, (_, i) => i * 50)
    const slowdowns = indices.map(slowdownFor)
    expect(slowdowns).toEqual(slowdowns.toSorted((a, b) => a - b))
  })
})
