import { expect, it } from 'vitest'
import { landingAddress } from './landing-address.ts'

it.each([
  [{ address: '/0/list?ideaId=1' }, '/0/list?ideaId=1'],
  [{ page: 'gallery' }, '/0/gallery'],
  [{ page: 'create/plan' }, '/0/onboarding/details'],
] as const)('%j lies at %s', (landing, address) => expect(landingAddress(landing)).toBe(address))
