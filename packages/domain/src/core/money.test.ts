import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromMinorUnits, roundMoney, toMinorUnits } from './money.ts'

describe('roundMoney', () => {
  it.each([
    [1.005, 1.01],
    [1.004, 1],
    [247.075, 247.08],
    [-1.005, -1.01],
    [10, 10],
  ])('rounds %d to %d', (amount, rounded) => {
    expect(roundMoney(amount)).toBe(rounded)
  })
})

describe('minor units', () => {
  it('are whole for every decimal amount', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
        expect(Number.isSafeInteger(toMinorUnits(amount))).toBe(true)
        expect(fromMinorUnits(toMinorUnits(amount))).toBe(roundMoney(amount))
      }),
    )
  })

  it('survive the way over the wire', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (minor) => {
        // Above 2^53 / 100 the decimal has fewer than two reliable places.
        fc.pre(Math.abs(minor) < 1e13)
        expect(toMinorUnits(fromMinorUnits(minor))).toBe(minor)
      }),
    )
    expect(fromMinorUnits(24708)).toBe(247.08)
    expect(toMinorUnits(0.29)).toBe(29)
  })
})
