import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isNameTaken } from './names.ts'

it('compares names trimmed and in any case', () => {
  expect(isNameTaken(' My Ad ', ['other', 'my ad'])).toBe(true)
  expect(isNameTaken('my ad 2', ['my ad'])).toBe(false)
  expect(isNameTaken('my ad', [])).toBe(false)
  // Two names that look the same count as one.
  expect(isNameTaken('my\u200D \u202Ead', ['My Ad'])).toBe(true)
})

it('finds every name among others, however it is spaced', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z ]{1,20}$/), fc.array(fc.string()), (name, others) => {
      expect(isNameTaken(`\t${name.toUpperCase()} `, [...others, name])).toBe(true)
    }),
  )
})
