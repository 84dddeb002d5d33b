import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkPassword, minPasswordLength, passwordHashRounds } from './password.rules.ts'

it.each(['abcdefg1', '1234567!', '        1', 'lamplight 39'])('accepts %j', (password) =>
  expect(checkPassword(password)).toBeNull(),
)

it.each(['12345678', 'abc1', 'abcdefgh', '', 'abcdef1'])('refuses %j', (password) =>
  expect(checkPassword(password)).toBe('passwordInvalid'),
)

it('holds the constants', () => {
  expect([minPasswordLength, passwordHashRounds]).toEqual([8, 7])
})

it('stays accepted when more is added', () => {
  fc.assert(fc.property(fc.string(), (more) => checkPassword(`abcdefg1${more}`) === null))
})
