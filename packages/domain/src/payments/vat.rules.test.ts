import { expect, it } from 'vitest'
import { vatPercentOf, vatRates } from './vat.rules.ts'

it.each([
  ['DE', null, false, 19],
  ['DE', 'DE', false, 19],
  ['DE', 'DE', true, 19],
  ['DE', 'FI', false, 25.5],
  ['DE', 'FI', true, 0],
  ['DE', 'CH', false, 0],
  ['DE', 'US', false, 0],
  ['CH', 'DE', false, 0],
  ['CH', null, false, 8.1],
  ['US', null, false, 0],
  ['GB', 'IE', true, 0],
  ['GB', 'IE', false, 0],
  ['IE', 'GB', false, 0],
  ['IE', 'FR', false, 20],
])('from %s to %s, with a VAT number: %s, it is %d %%', (seller, country, hasVatNumber, percent) => {
  expect(vatPercentOf(seller, { country, hasVatNumber })).toBe(percent)
})

it('knows the 27 countries of the Union and two beside it', () => {
  expect(Object.keys(vatRates)).toHaveLength(29)
})
