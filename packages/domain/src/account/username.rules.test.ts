import { expect, it } from 'vitest'
import { checkUsername, usernameOf } from './username.rules.ts'

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

it.each([
  ['  Nils Berg ', 'Nils Berg'],
  ['N'.repeat(300), 'N'.repeat(100)],
  [`${'n'.repeat(99)} berg`, 'n'.repeat(99)],
  [null, 'nils.berg'],
  ['  ', 'nils.berg'],
  ['nul \0', 'nul'],
  [`${'n'.repeat(99)}\u{1f600}`, 'nils.berg'],
])('turns the platform name %j into the username %j', (name, expected) => {
  const username = usernameOf(name, 'nils.berg@people.example')
  expect(username).toBe(expected)
  expect(checkUsername(username)).toBeNull()
})
