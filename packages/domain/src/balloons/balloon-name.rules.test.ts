import { expect, it } from 'vitest'
import { checkBalloonName } from './balloon-name.rules.ts'

it.each([
  ['', false, 'requiredValue'],
  ['  ', false, 'requiredValue'],
  ['', true, null],
  [' My Ad ', false, 'funnels.existingName'],
  [' My Ad ', true, 'funnels.existingName'],
  ['My Ad 2', false, null],
])('%j, may be empty %s: %s', (name, mayBeEmpty, failure) => {
  expect(checkBalloonName(name, ['my ad'], mayBeEmpty)).toBe(failure)
})

it('is required unless said otherwise', () => {
  expect(checkBalloonName('', [])).toBe('requiredValue')
})
