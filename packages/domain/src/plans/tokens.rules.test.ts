import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  daysToReset,
  freeStartingTokens,
  imagesPrice,
  takeTokens,
  tokenParts,
  tokenPrices,
  tokenReference,
  tokenTopUps,
  tokenUseOf,
  tokenUses,
} from './tokens.rules.ts'

it('prices pictures one by one', () => {
  expect([1, 4].map(imagesPrice)).toEqual([2, 8])
})

it('holds prices, packages and the starting balance', () => {
  expect(tokenPrices).toEqual({ ad: 10, textSet: 1, image: 2, assistantMessage: 0 })
  expect(tokenTopUps).toEqual([200, 500, 1000])
  expect(freeStartingTokens).toBe(100)
})

it('spends free tokens first, then monthly, then additional ones', () => {
  const balance = { free: 50, monthly: 100, additional: 10 }
  expect(takeTokens(balance, 60)).toEqual({ free: 50, monthly: 10, additional: 0 })
  expect(takeTokens(balance, 155)).toEqual({ free: 50, monthly: 100, additional: 5 })
  expect(takeTokens(balance, 160)).toEqual(balance)
  expect(takeTokens(balance, 161)).toBeNull()
})

it('takes exactly the amount, and never more of a part than there is', () => {
  const tokens = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(
      fc.record({ free: tokens, monthly: tokens, additional: tokens }),
      tokens,
      (balance, amount) => {
        const taken = takeTokens(balance, amount)
        const sum = tokenParts.reduce((total, part) => total + balance[part], 0)
        if (amount > sum) return taken === null
        return (
          taken !== null &&
          tokenParts.reduce((total, part) => total + taken[part], 0) === amount &&
          tokenParts.every((part) => taken[part] <= balance[part])
        )
      },
    ),
  )
})

it('counts begun days until the monthly tokens come', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(daysToReset(new Date('2026-12-01T12:00:00Z'), now)).toBe(10)
  expect(daysToReset(new Date('2026-11-21T12:00:01Z'), now)).toBe(1)
  expect(daysToReset(new Date('2026-11-20T12:00:00Z'), now)).toBe(0)
  expect(daysToReset(null, now)).toBeNull()
})

it('finds what tokens were spent on by the reference they were spent under', () => {
  fc.assert(
    fc.property(fc.constantFrom(...tokenUses), fc.uuid(), (use, workId) => {
      const reference = tokenReference(use, workId)
      return tokenUseOf(reference) === use && tokenUseOf(`${reference}:end`) === use
    }),
  )
  // References that are stored already.
  expect(tokenUseOf('texts:01936b2e-0000-7000-8000-000000000001:end')).toBe('textSet')
  expect(['monthly-tokens:1', 'adverts:1', ''].map(tokenUseOf)).toEqual([null, null, null])
})
