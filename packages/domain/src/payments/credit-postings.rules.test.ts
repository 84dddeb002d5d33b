import { expect, it } from 'vitest'
import { isBalanced } from '../core/ledger.ts'
import { creditReleased, creditReserved } from './credit-postings.rules.ts'

const reserved = { paymentId: 'p1', ownerId: 'u1', currency: 'EUR', amount: 5_000 } as const

it('sets credit aside for a payment and frees it again', () => {
  const [before, after] = [creditReserved(reserved), creditReleased(reserved)]
  expect(before.entries).toMatchObject([
    { account: 'credit', amount: -5_000 },
    { account: 'credit:reserved', amount: 5_000 },
  ])
  expect(after.entries.map(({ account, amount }) => [account, -amount])).toEqual(
    before.entries.map(({ account, amount }) => [account, amount]),
  )
  for (const { entries, subject } of [before, after])
    expect({ isBalanced: isBalanced(entries), subject }).toEqual({ isBalanced: true, subject: 'payment:p1' })
})
