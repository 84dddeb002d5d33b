import { expect, it } from 'vitest'
import { checkUsername } from './username.rules.ts'

it.each([
  ['Órla Fahy', null],
  [' x ', null],
  ['', 'usernameRequired'],
  ['  ', 'usernameRequired'],
  ['a'.repeat(100), null],
  ['a'.repeat(101), 'textTooLong'],
])('%j: %s', (username, failure) => {
  expect(checkUsername(username)).toBe(failure)
})
