import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canBeStopped, refundIfStopped, type StopRefund, sumRefunds } from './stop-refunds.rules.ts'

const launch = { budget: 10_000, vat: 2_300, spend: 4_000, commissionPercent: 10 }

it('is all of it before a launch has started, and later what is left of the budget, with its VAT (LCH-01, LCH-02)', () => {
  expect(refundIfStopped(launch, false)).toBe(12_300)
  const rest = refundIfStopped(launch, true)
  expect(rest).toBeGreaterThan(0)
  expect(rest).toBeLessThan(12_300)
})

it('only counts ads that can be stopped', () => {
  expect(
    ['running', 'pending_approval', 'payment_failed'].every((one) => canBeStopped(one as 'running')),
  ).toBe(true)
  expect(['IN_PROGRESS', 'stopped', 'pending_refund'].some((one) => canBeStopped(one as 'stopped'))).toBe(
    false,
  )
})

const refund: fc.Arbitrary<StopRefund> = fc.record({
  balloonId: fc.uuid(),
  currency: fc.constantFrom('EUR' as const, 'GBP' as const),
  refund: fc.integer({ min: 0, max: 1_000_000 }),
  isEstimate: fc.boolean(),
})

it('adds up by currency, and is an estimate if one of them is', () => {
  fc.assert(
    fc.property(fc.array(refund), (refunds) => {
      for (const { currency, refund: total, isEstimate } of sumRefunds(refunds)) {
        const own = refunds.filter((one) => one.currency === currency)
        expect(total).toBe(own.reduce((sum, one) => sum + one.refund, 0))
        expect(isEstimate).toBe(own.some((one) => one.isEstimate))
      }
      expect(sumRefunds(refunds)).toHaveLength(new Set(refunds.map(({ currency }) => currency)).size)
    }),
  )
})
