import { expect, it } from 'vitest'
import { type CountedAd, launchLimit, newAdLimit } from './ad-limit.rules.ts'
import type { BalloonStatus } from './balloon-status.rules.ts'

const ad = (id: string, status: BalloonStatus, hasActiveComponent: boolean): CountedAd => ({
  id,
  status,
  hasActiveComponent,
  hasSubscription: false,
  isSubscriptionCanceled: false,
  lastAd: { adAccountType: 'provider', stopReason: null },
})
const draft = (id: string) => ad(id, 'IN_PROGRESS', false)
const running = (id: string) => ad(id, 'running', true)
const waiting = (id: string) => ad(id, 'pending', false)

it('an ad is made as long as fewer are active than the plan allows (GEN-09)', () => {
  expect(newAdLimit([running('a'), draft('b'), waiting('c')], 2)).toBeNull()
  expect(newAdLimit([running('a'), running('b')], 2)).toEqual({ limit: 2, count: 2 })
  expect(newAdLimit([running('a'), running('b'), running('c')], 2)).toEqual({ limit: 2, count: 3 })
})

it('an ad runs as long as others leave it a place, which one that waits for its payment holds', () => {
  expect(launchLimit([draft('a'), running('b')], 'a', 2)).toBeNull()
  expect(launchLimit([draft('a'), running('b'), running('c')], 'a', 2)).toEqual({ limit: 2, count: 2 })
  expect(launchLimit([draft('a'), running('b'), waiting('c')], 'a', 2)).toEqual({ limit: 2, count: 2 })
  expect(launchLimit([waiting('a'), running('b')], 'a', 2)).toBeNull()
})

it('an ad that is active, as one that is held for its payment, keeps its place in a smaller plan', () => {
  const held = ad('a', 'payment_failed', true)
  expect(launchLimit([held, running('b'), running('c')], 'a', 2)).toBeNull()
})
