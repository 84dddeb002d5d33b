import { expect, it } from 'vitest'
import { evenDraw, normalQuantile } from './even-draws.ts'

it.each([
  [0.5, 0],
  [0.975, 1.959963985],
  [0.1, -1.281551566],
  [0.001, -3.090232306],
])('knows the quantile of the normal distribution at %s', (share, deviations) => {
  expect(normalQuantile(share)).toBeCloseTo(deviations, 8)
})

it('fills each dimension evenly: of any tenth of all cases about a tenth of the draws', () => {
  const draws = Array.from({ length: 300 }, (_, place) => {
    const draw = evenDraw(place)
    return Array.from({ length: 5 }, () => draw.uniform())
  })
  for (let dimension = 0; dimension < 5; dimension += 1) {
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const inside = draws.filter((draw) => Math.floor((draw[dimension] ?? 0) * 10) === tenth).length
      // Drawn by chance, it would be from 15 to 45.
      expect(inside, `${dimension} ${tenth}`).toBeGreaterThanOrEqual(26)
      expect(inside, `${dimension} ${tenth}`).toBeLessThanOrEqual(34)
    }
  }
})

it('says when more numbers are asked for than it has', () => {
  const draw = evenDraw(0)
  for (let count = 0; count < 6; count += 1) draw.normal()
  expect(() => draw.uniform()).toThrow('an even draw has 6 numbers')
})
