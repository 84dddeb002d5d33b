import { expect, it } from 'vitest'
import { isCaught } from './safety-net.rules.ts'

const half = { spend: 5_000, spendCap: 10_000, results: 10, expectedCost: 250 }

it.each([
  ['2.1 times the forecast', { results: 10, expectedCost: 5_000 / 10 / 2.1 }, true],
  ['1.9 times the forecast', { results: 10, expectedCost: 5_000 / 10 / 1.9 }, false],
  ['exactly twice the forecast', {}, false],
  ['no result at all', { results: 0 }, true],
  ['less than half of the money', { spend: 4_999, results: 0 }, false],
  ['no forecast', { results: 0, expectedCost: null }, false],
])('catches a run at half of its money as it should: %s (OPN-81)', (_, change, expected) => {
  expect(isCaught({ ...half, ...change })).toBe(expected)
})
