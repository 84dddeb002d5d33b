import { expect, it } from 'vitest'
import { hasManyInterests, maxLocations } from './targeting-limits.rules.ts'

it('advises five interests (TGT-03)', () => {
  expect([5, 6].map(hasManyInterests)).toEqual([false, true])
})

it('bounds the places of Google ads alone (TGT-02)', () => {
  expect([maxLocations('google'), maxLocations('facebook'), maxLocations('instagram')]).toEqual([
    10,
    null,
    null,
  ])
})
