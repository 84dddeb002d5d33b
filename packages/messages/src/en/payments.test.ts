import { ledgerAccounts } from '@aloft/domain/core/ledger'
import { paymentFailures } from '@aloft/domain/payments/payment.rules'
import { expect, it } from 'vitest'
import { payments } from './payments.ts'

it('tells each of four failures of payments in words of its own (PLN-22)', () => {
  expect(Object.keys(payments.failures).toSorted()).toEqual([...paymentFailures].toSorted())
  expect(new Set(Object.values(payments.failures)).size).toBe(4)
  expect(payments.failures.creditAmountChanged).toMatch(/reload.*try again/)
  expect(payments.failures.paymentFailed).toMatch(/your bank/)
  expect(payments.failures.paypalRefused).toMatch(/another way/)
  expect(payments.failures.amountTooSmall).toMatch(/too small/)
})

it('has a word for each account of the ledger', () => {
  expect(Object.keys(payments.accounts)).toEqual([...ledgerAccounts])
})
