import { expect, it } from 'vitest'
import { entriesOf, isBalanced, type LedgerEntry, type LedgerUnit } from './ledger.ts'

const entry = (amount: number, unit: LedgerUnit = 'EUR'): LedgerEntry => ({
  ownerId: 'u1',
  account: 'credit',
  unit,
  amount,
})

it.each([
  [[], true],
  [[entry(5), entry(-5)], true],
  [[entry(5), entry(-4)], false],
  [[entry(5), entry(-5, 'USD')], false],
  [[entry(5), entry(-5), entry(1, 'token')], false],
  [[entry(5), entry(-5), entry(1, 'token'), entry(-1, 'token')], true],
])('balances each unit by itself: %j is %s', (entries, isFine) => {
  expect(isBalanced(entries)).toBe(isFine)
})

it('books nothing of nothing', () => {
  expect(entriesOf([entry(5), entry(0), entry(-5)])).toEqual([entry(5), entry(-5)])
})
