import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkEmail, normaliseEmail } from './email.rules.ts'

it.each([' a@b.co ', 'orla@nightjar.example', "o'neill+ads@mail.nightjar.example", 'A@B.CO'])(
  'accepts %j',
  (text) => expect(checkEmail(text)).toBeNull(),
)

it.each([
  '',
  'a',
  'a@b',
  '@b.co',
  'a@',
  'a@b..co',
  'a@-b.co',
  'a b@c.co',
  'a@b.co, c@d.co',
  `a@${'b'.repeat(64)}.co`,
])('refuses %j', (text) => expect(checkEmail(text)).toBe('emailInvalid'))

it('accepts at most 254 characters', () => {
  const domain = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}`
  const longest = `${'a'.repeat(64)}@${domain}.co`.padEnd(254, 'm')
  expect(checkEmail(longest)).toBeNull()
  expect(checkEmail(`${longest}m`)).toBe('emailInvalid')
})

it('compares addresses trimmed and in lower case', () => {
  expect(normaliseEmail(' Orla@Nightjar.Example ')).toBe('orla@nightjar.example')
})

it('accepts ordinary addresses and keeps accepting them in stored form', () => {
  fc.assert(
    fc.property(fc.emailAddress({ size: 'small' }), (email) => {
      fc.pre(!email.split('@')[1]?.endsWith('.') && email.length <= 254)
      expect(checkEmail(email)).toBeNull()
      expect(checkEmail(normaliseEmail(email))).toBeNull()
    }),
  )
})
