import fc from 'fast-check'
import { expect, it } from 'vitest'
import { landingAfterLogin } from './landing.rules.ts'

const member = { isOnboarding: false }

it('leads someone new into the onboarding, wherever they came from', () => {
  expect(landingAfterLogin({ isOnboarding: true }, '/0/list')).toEqual({ page: 'onboarding/details' })
})

it('leads others back to where they were', () => {
  expect(landingAfterLogin(member, '/0/list?ideaId=1#a')).toEqual({ address: '/0/list?ideaId=1#a' })
  expect(landingAfterLogin(member, '/0?ideaId=1')).toEqual({ address: '/0?ideaId=1' })
  expect(landingAfterLogin(member, null)).toEqual({ address: '/0' })
})

it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/0x', 'javascript:alert(1)', ''])(
  'ignores the redirect %j',
  (redirect) => expect(landingAfterLogin(member, redirect)).toEqual({ address: '/0' }),
)

it('never leaves the app', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (redirect) => {
      const landing = landingAfterLogin(member, redirect)
      expect('address' in landing && /^\/0(?:[/?#]|$)/.test(landing.address)).toBe(true)
    }),
  )
})
