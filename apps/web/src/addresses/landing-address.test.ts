import { expect, it } from 'vitest'
import { landingAddress } from './landing-address.ts'

it.each([
  [{ address: '/0/list?ideaId=1' }, false, '/0/list?ideaId=1'],
  [{ address: '/0/onboarding/invite?code=a' }, true, '/0/onboarding/invite?code=a'],
  [{ page: 'gallery' }, false, '/0/gallery'],
  [{ page: 'create/plan' }, false, '/0/create/plan'],
  [{ page: 'create/plan' }, true, '/0/onboarding/details'],
] as const)('%j lies, signed up just now %s, at %s (PLN-26)', (landing, isNew, address) =>
  expect(landingAddress(landing, { isNew })).toBe(address),
)
