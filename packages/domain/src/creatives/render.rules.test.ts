import { expect, it } from 'vitest'
import { canRenderAgain, isBeingDrawn, renderFailures, renderResult } from './render.rules.ts'

const facebook = { platform: 'facebook', hasCreative: true, failure: null } as const

it.each([
  ['a rendering that failed', { ...facebook, failure: 'failedToRenderAsset' }, 'failedToRenderAsset'],
  ['a video', { ...facebook, failure: 'videoNotSupported' }, 'videoNotSupported'],
  ['an ad without a creative', { ...facebook, hasCreative: false }, 'noAdCreative'],
  ['an ad on Google', { ...facebook, platform: 'google' }, 'notAvailableOnPlatform'],
  ['a picture that is there, or on its way', facebook, null],
] as const)('recognizes %s (RND-04)', (_, ad, result) => {
  expect(renderResult(ad)).toBe(result)
})

it('offers another try only where it may help', () => {
  expect(renderFailures.filter(canRenderAgain)).toEqual(['failedToRenderAsset'])
})

it('awaits pictures until they are there or failed (OPN-100)', () => {
  expect(isBeingDrawn({ isRenderFinished: false, failure: null })).toBe(true)
  expect(isBeingDrawn({ isRenderFinished: true, failure: null })).toBe(false)
  expect(isBeingDrawn({ isRenderFinished: false, failure: 'failedToRenderAsset' })).toBe(false)
})
