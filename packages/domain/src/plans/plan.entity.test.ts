import { expect, it } from 'vitest'
import { tokenBalanceSchema } from './plan.entity.ts'

it('holds the three kinds of tokens', () => {
  const balance = { monthly: 300, freeStarting: 50, additional: 0, resetDate: new Date('2026-12-01') }
  expect(tokenBalanceSchema.parse(balance)).toEqual(balance)
  expect(tokenBalanceSchema.parse({ ...balance, resetDate: null }).resetDate).toBeNull()
  expect(tokenBalanceSchema.safeParse({ ...balance, monthly: -1 }).success).toBe(false)
  expect(tokenBalanceSchema.safeParse({ ...balance, additional: 0.5 }).success).toBe(false)
})
