import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkBalloonName, uniqueBalloonName } from './balloon-name.rules.ts'

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

it.each([
  ['Lamps', [], 'Lamps'],
  ['  Lamps ', ['Shades'], 'Lamps'],
  ['Lamps', ['Lamps'], 'Lamps 2'],
  ['Lamps', [' LAMPS ', 'lamps 2'], 'Lamps 3'],
  ['Lamps 2', ['Lamps', 'Lamps 2'], 'Lamps 3'],
  ['Lamps 3', ['Lamps', 'Lamps 3'], 'Lamps 2'],
  ['Lamps 2', ['Lamps 2'], 'Lamps 2 2'],
  ['Summer 2024', ['Summer 2024'], 'Summer 2024 2'],
  ['2024', ['2024'], '2024 2'],
  ['x'.repeat(300), [], 'x'.repeat(200)],
  ['x'.repeat(200), ['x'.repeat(200)], `${'x'.repeat(198)} 2`],
  ['💡'.repeat(100), ['💡'.repeat(100)], `${'💡'.repeat(99)} 2`],
  [`${'x'.repeat(197)}💡`, [`${'x'.repeat(197)}💡`], `${'x'.repeat(197)} 2`],
])('names one more ad %j beside %j: %j', (preferred, existing, name) => {
  expect(uniqueBalloonName(existing, preferred)).toBe(name)
})

it('always finds a name that is free', () => {
  const name = fc.constantFrom('Ad', 'ad 2', ' AD 3', 'Ad 2 2', 'Ad 9', 'Straße', 'İstanbul')
  fc.assert(
    fc.property(fc.array(name), name, (existing, preferred) => {
      expect(checkBalloonName(uniqueBalloonName(existing, preferred), existing)).toBeNull()
    }),
  )
})
