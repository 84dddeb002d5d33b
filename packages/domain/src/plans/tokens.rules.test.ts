import { expect, it } from 'vitest'
import { freeStartingTokens, tokenPrices, tokenTopUps } from './tokens.rules.ts'

it('holds prices, packages and the starting balance', () => {
  expect(tokenPrices).toEqual({ ad: 10, textSet: 1, image: 2, assistantMessage: 0 })
  expect(tokenTopUps).toEqual([200, 500, 1000])
  expect(freeStartingTokens).toBe(50)
})
