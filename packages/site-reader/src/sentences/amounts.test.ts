import { expect, it } from 'vitest'
import { numberOf } from './amounts.ts'

it.each([
  ['2,400', 2400],
  ['2 400', 2400],
  ['20 miles', 20],
  ['nine hundred', 900],
  ['a thousand', 1000],
  ['thirty-nine', 39],
  ['dreißig', 30],
  ['vingt', 20],
  ['many', null],
  ['constructor', null],
])('%s', (text, wanted) => {
  expect(numberOf(text)).toBe(wanted)
})
