import { expect, it } from 'vitest'
import { launchDateOf, targetCpcOf } from './approval.rules.ts'

it('takes a day (ADM-05)', () => {
  expect(launchDateOf('2026-11-22')).toEqual(new Date('2026-11-22T00:00:00Z'))
})

it.each(['', 'abc', '2026-02-30', '2026-13-01', '22.11.2026', '2026-11-22T10:00'])('refuses %j', (text) => {
  expect(launchDateOf(text)).toBeNull()
})

it.each([
  ['0.8', 0.8],
  [' 0,45 ', 0.45],
  ['2', 2],
])('takes %j as what a click may cost (ADM-05)', (text, amount) => expect(targetCpcOf(text)).toBe(amount))

it.each(['', 'abc', '0', '-1', '0.455', '1e3', 'NaN', '1 000'])('refuses %j as an amount', (text) => {
  expect(targetCpcOf(text)).toBeNull()
})
