import fc from 'fast-check'
import { expect, it } from 'vitest'
import { landingAfterLogin, redirectFrom } from './landing.rules.ts'

const member = { isOnboarding: false, plan: { labelKey: 'free' } }
const now = Date.UTC(2026, 10, 21)
const hour = 3_600_000
const landing = (address: string, at = now) => landingAfterLogin(member, { address, at }, now)

it.each([
  [true, { labelKey: 'free' }, { page: 'create/plan' }],
  [true, null, { page: 'create/plan' }],
  [true, undefined, { page: 'create/plan' }],
  [true, { labelKey: 'basic-2407' }, { page: 'gallery' }],
  [false, { labelKey: 'free' }, { address: '/0/list' }],
  [false, null, { address: '/0/list' }],
  [false, { labelKey: 'basic-2407' }, { address: '/0/list' }],
] as const)('in the onboarding %s with the plan %j leads to %j (SES-09)', (isOnboarding, plan, expected) => {
  const user = plan === undefined ? { isOnboarding } : { isOnboarding, plan }
  expect(landingAfterLogin(user, { address: '/0/list', at: now }, now)).toEqual(expected)
})

it.each(['/', '/0', '/0/list?ideaId=1#a', '/0?ideaId=1'])('leads others back to %s (SES-10)', (address) => {
  expect(landing(address)).toEqual({ address })
  expect(redirectFrom(address, now)).toEqual({ address, at: now })
})

it.each([true, false])('leads back to an invitation, in the onboarding %s', (isOnboarding) => {
  const address = '/0/onboarding/invite?code=abc'
  expect(redirectFrom(address, now)).toEqual({ address, at: now })
  expect(landingAfterLogin({ isOnboarding }, { address, at: now }, now)).toEqual({ address })
  const old = landingAfterLogin({ isOnboarding }, { address, at: now - 24 * hour }, now)
  expect(old).toEqual(isOnboarding ? { page: 'create/plan' } : { address: '/0' })
})

it('leads to the brand root where nothing is remembered', () => {
  expect(landingAfterLogin(member, null, now)).toEqual({ address: '/0' })
})

it('forgets where somebody was a day ago', () => {
  expect(landing('/0/list', now - 23 * hour)).toEqual({ address: '/0/list' })
  expect(landing('/0/list', now - 24 * hour)).toEqual({ address: '/0' })
  expect(landing('/0/list', now + 25 * hour)).toEqual({ address: '/0' })
})

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/0/..//evil.example',
  '/0//evil.example',
  '/0/\\evil.example',
  '/0x',
  '/00',
  'javascript:alert(1)',
  '',
  '/0/login',
  '/0/login/?a=1',
  '/0/social-login?code=1',
  '/0/reset-password?code=1#x',
])('neither remembers nor follows %j (SES-11)', (address) => {
  expect(redirectFrom(address, now)).toBeNull()
  expect(landing(address)).toEqual({ address: '/0' })
})

it.each([{ address: 7, at: now }, { address: '/0/list' }, { address: '/0/list', at: 'today' }, {}, 'text'])(
  'makes nothing of %j, which is none of ours',
  (stored) => expect(landingAfterLogin(member, stored as never, now)).toEqual({ address: '/0' }),
)

it('never leaves the app', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((end) => `/0/${end}`),
      ),
      (address) => {
        const end = landing(address)
        expect('address' in end && /^\/(?:0(?:[/?#]|$)|$)/.test(end.address)).toBe(true)
      },
    ),
  )
})
