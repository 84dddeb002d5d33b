import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkNumber, checkRange, formatNumber, isNumeric, roundForDisplay } from './numbers.ts'

describe('isNumeric', () => {
  it.each(['1.5', '0', '-3', ' 7 ', '1e3'])('accepts %j', (text) => expect(isNumeric(text)).toBe(true))
  it.each(['', ' ', '1a', 'NaN', 'Infinity', '1,5', '1.2.3'])('refuses %j', (text) =>
    expect(isNumeric(text)).toBe(false),
  )
})

describe('checkNumber', () => {
  it.each([
    ['1.23', null],
    ['-5', null],
    ['.5', null],
    [' 1.234 ', 'tooManyDecimals'],
    ['1e3', 'numberInvalid'],
    ['', 'numberInvalid'],
    ['.', 'numberInvalid'],
    ['abc', 'numberInvalid'],
  ])('%j: %s', (text, failure) => {
    expect(checkNumber(text)).toBe(failure)
  })

  it('accepts every amount of money as it is written', () => {
    fc.assert(fc.property(fc.integer(), (minor) => checkNumber((minor / 100).toFixed(2)) === null))
  })
})

describe('checkRange', () => {
  it('refuses a start beyond the end', () => {
    expect(checkRange(5, 4)).toBe('rangeInvalid')
    expect(checkRange(4, 4)).toBeNull()
    expect(checkRange(3, 4)).toBeNull()
  })
})

describe('roundForDisplay', () => {
  it.each([
    [0, 0],
    [-0.2, 0],
    [9.4, 9],
    [9.6, 10],
    [10, 10],
    [47, 50],
    [99.99, 100],
    [100, 100],
    [234, 230],
    [1234, 1200],
    [12345, 12000],
    [-47, -50],
    [-1234, -1200],
  ])('%d becomes %d', (value, rounded) => {
    expect(roundForDisplay(value)).toBe(rounded)
  })

  it('keeps every power of ten', () => {
    for (let power = 0; power <= 15; power += 1) expect(roundForDisplay(10 ** power)).toBe(10 ** power)
  })

  it('keeps two digits, mirrors negatives and settles at once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (value) => {
        const rounded = roundForDisplay(value)
        expect(String(rounded).replace(/0+$/, '').length).toBeLessThanOrEqual(2)
        expect(roundForDisplay(-value) + rounded).toBe(0)
        expect(roundForDisplay(rounded)).toBe(rounded)
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(Math.max(5, value * 0.05))
      }),
    )
  })
})

describe('formatNumber (HLP-11)', () => {
  it.each([
    [12345.5, 2, '12 345.50'],
    [12345.5, undefined, '12 345.5'],
    [999, undefined, '999'],
    [1000, undefined, '1 000'],
    [1234567.891, 2, '1 234 567.89'],
    [-1234.5, 2, '-1 234.50'],
    [1.005, 2, '1.01'],
    [-0.001, 2, '0.00'],
    [0.12345, undefined, '0.12345'],
  ])('writes %d with %s decimals as %s', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text)
  })

  it('can be read back', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(Number(formatNumber(value).replaceAll(' ', ''))).toBe(value)
        expect(formatNumber(value)).toMatch(/^-?\d{1,3}(?: \d{3})*$/)
      }),
    )
  })
})
