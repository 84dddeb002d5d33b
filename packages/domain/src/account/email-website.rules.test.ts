import fc from 'fast-check'
import { expect, it } from 'vitest'
import { websiteOfEmail } from './email-website.rules.ts'

it.each([
  ['orla@nightjar.example', 'nightjar.example'],
  [' Orla@Nightjar.Example ', 'nightjar.example'],
  ['hello@shop.co.uk', 'shop.co.uk'],
  ['hello@mylive.com', 'mylive.com'],
])('proposes the website of %j', (email, website) => expect(websiteOfEmail(email)).toBe(website))

it.each(['orla@gmail.com', 'ORLA@Yahoo.co.uk', 'orla@gmx.de', 'orla@live.ie', 'orla@proton.me', 'orla', ''])(
  'proposes none for %j',
  (email) => expect(websiteOfEmail(email)).toBeNull(),
)

it('never proposes anything but the domain of the address', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect([null, email.split('@')[1]?.toLowerCase()]).toContain(websiteOfEmail(email))
    }),
  )
})
