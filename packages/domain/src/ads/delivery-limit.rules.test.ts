import { expect, it } from 'vitest'
import { type LimitFacts, limitOf, deliveryLimits, sectionOfLimit } from './delivery-limit.rules.ts'

/** A week at 10.00 a day, all of it spent, at 0.50 a click as forecast. */
const launch: LimitFacts = {
  status: 'running',
  days: 7,
  spend: 7_000,
  clicks: 140,
  results: 140,
  dailyCap: 1_000,
  bid: null,
  expectedCost: 50,
}

it.each([
  ['spends all it has at the forecast cost', {}, 'budget'],
  ['spends all it has at more than the forecast cost', { results: 139 }, null],
  ['spends all it has and was never forecast', { expectedCost: null }, null],
  ['spends most of it', { spend: 6_000, results: 120 }, null],
  ['has money left', { spend: 5_500 }, 'audience'],
  ['has money left and bids more than clicks cost', { spend: 5_500, bid: 60 }, 'audience'],
  ['has money left and pays its bid for each click', { spend: 5_500, bid: 40 }, 'bid'],
  ['bids too little for a single click', { spend: 0, clicks: 0, results: 0, bid: 5 }, 'bid'],
  ['is about to end', { status: 'endingSoon' }, 'budget'],
  ['still learns', { status: 'learning', spend: 0 }, null],
  ['has ended', { status: 'stopped', spend: 0 }, null],
  ['has too few days to tell', { days: 2, spend: 0 }, null],
] as const)('names what limits an ad that %s', (_, change, limit) => {
  expect(limitOf({ ...launch, ...change })).toBe(limit)
})

it('leads to the section of the editor with the setting that mends it', () => {
  expect(deliveryLimits.map(sectionOfLimit)).toEqual(['budget', 'budget', 'targeting'])
})
