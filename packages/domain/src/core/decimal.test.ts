import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundDecimal, shiftDecimal } from './decimal.ts'

describe('shiftDecimal', () => {
  it.each([
    [1.005, 2, 100.5],
    [8.325, 2, 832.5],
    [-1.1, 3, -1100],
    [1e-7, 2, 1e-5],
    [2.5e21, -2, 2.5e19],
  ])('moves the point of %d by %d', (value, places, moved) => {
    expect(shiftDecimal(value, places)).toBe(moved)
  })

  it('loses nothing on the way back', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 6 }), (value, places) => {
        expect(shiftDecimal(shiftDecimal(value, -places), places)).toBe(value)
      }),
    )
  })
})

describe('roundDecimal', () => {
  it('rounds half away from zero, on both sides', () => {
    expect(roundDecimal(0.25, 1)).toBe(0.3)
    expect(roundDecimal(2.5, 0)).toBe(3)
    expect(roundDecimal(-2.5, 0)).toBe(-3)
  })

  it('never answers -0', () => {
    expect(roundDecimal(-0.2, 0)).toBe(0)
    expect(roundDecimal(-0, 2)).toBe(0)
  })

  it('stays within half a step and mirrors its sign', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        const rounded = roundDecimal(value, 2)
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.005 + 1e-6)
        expect(roundDecimal(-value, 2) + rounded).toBe(0)
        expect(roundDecimal(rounded, 2)).toBe(rounded)
      }),
    )
  })
})
