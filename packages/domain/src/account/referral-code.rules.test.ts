import { expect, it } from 'vitest'
import { maxReferralCodeLength, referralCodeOf } from './referral-code.rules.ts'

it.each([
  [null, null],
  ['  ', null],
  [' nightjar-7 ', 'nightjar-7'],
  ['a'.repeat(maxReferralCodeLength), 'a'.repeat(maxReferralCodeLength)],
  ['a'.repeat(maxReferralCodeLength + 1), null],
])('reads %j as %j', (text, code) => {
  expect(referralCodeOf(text)).toBe(code)
})
