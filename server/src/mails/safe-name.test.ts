import { expect, it } from 'vitest'
import { safeName } from './safe-name.ts'

it.each([
  ['Órla Fahy', 'Órla Fahy'],
  ['  West \n Coast\tStudio ', 'West Coast Studio'],
  ['Nightjar Lamps Ltd.', 'Nightjar Lamps Ltd.'],
  ['J. R. Quinn', 'J. R. Quinn'],
])('says %j as %j', (name, expected) => {
  expect(safeName(name)).toBe(expected)
})

it.each([
  '',
  ' ',
  'x'.repeat(61),
  'https://casino.example',
  'Win at casino.example now',
  'me@casino.example',
  'СКИДКИ.РФ',
])('does not say %j', (name) => {
  expect(safeName(name)).toBeUndefined()
})
