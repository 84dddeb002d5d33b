import { designSteps } from '@aloft/domain/creatives/wizard/design-steps.rules'
import { expect, it } from 'vitest'
import { designAdAt, designAddress, designStepAt } from './design-address.ts'

const ad = { balloonId: 'ad', componentId: 'c1' }
const parts = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://app.example')
  return [pathname, searchParams] as const
}

it.each(designSteps)('an address of %s leads back to it, and to the ad', (step) => {
  const [pathname, query] = parts(designAddress(step, { ideaId: 'brand', ad }))
  expect(designStepAt(pathname, query)).toBe(step)
  expect(designAdAt(query)).toEqual(ad)
  expect(query.get('ideaId')).toBe('brand')
})

it('each step has an address of its own', () => {
  const addresses = designSteps.map((step) => designAddress(step, { ideaId: 'brand', ad: null }))
  expect(new Set(addresses).size).toBe(designSteps.length)
  expect(designAdAt(parts(addresses[0] ?? '')[1])).toBeNull()
})

it.each([
  ['/0/design/pick-layout?step=nonsense', 'pickLayout'],
  ['/0/design/logo?step=variant', 'logo'],
  ['/0/design/type?step=text', 'type'],
] as const)('%s is the step of its page', (address, step) => {
  expect(designStepAt(...parts(address))).toBe(step)
})

it('an ad without its campaign is none', () => {
  expect(designAdAt(new URLSearchParams({ balloonId: 'ad' }))).toBeNull()
})
