import { expect, it } from 'vitest'
import { restOfReveal } from './scan-reveal.rules.ts'

const start = new Date('2026-11-21T12:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)

it.each([
  [0, 3000],
  [2000, 1000],
  [3000, 0],
  [3_600_000, 0],
  [-60_000, 3000],
])('after %s ms, %s ms are left', (ms, rest) => {
  expect(restOfReveal(start, after(ms))).toBe(rest)
})

it('lasts whole until the start is known', () => {
  expect(restOfReveal(null, start)).toBe(3000)
})
