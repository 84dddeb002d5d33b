import { expect, it } from 'vitest'
import { formatMoney, formatPrice } from './money-format.ts'

it.each([
  [124_708, 'EUR', '€1 247.08', '€1 247.08'],
  [1_234_567_00, 'EUR', '€1 234 567.00', '€1 234 567'],
  [2900, 'EUR', '€29.00', '€29'],
  [-500, 'GBP', '-£5.00', '-£5'],
  [5, 'CHF', 'CHF\u00A00.05', 'CHF\u00A00.05'],
  [0, 'USD', '$0.00', '$0'],
] as const)('%i of %s', (minor, currency, money, price) => {
  expect(formatMoney(minor, currency)).toBe(money)
  expect(formatPrice(minor, currency)).toBe(price)
})
