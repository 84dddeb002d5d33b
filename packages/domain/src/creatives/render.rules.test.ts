import { expect, it } from 'vitest'
import type { Creative } from './creative.entity.ts'
import {
  canRenderAgain,
  deliveryFailure,
  isBeingDrawn,
  renderFailures,
  renderResult,
} from './render.rules.ts'

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

it('a creative with a video can’t be delivered, in whatever size it is', () => {
  const layer = {
    id: 'v',
    x: 0,
    y: 0,
    width: 9,
    height: 9,
    rotation: 0,
    opacity: 1,
    outline: null,
    aspect: null,
  }
  const film = { ...layer, type: 'video', url: 'https://vimeo.com/123456789', poster: null } as const
  const of = (...elements: Creative['elements']) => ({ elements })
  const still = of({ ...layer, type: 'shape', form: 'ellipse', color: '#ffffff', radius: 0 })
  const [video, hidden] = [of(film), of({ ...film, isHidden: true })]
  expect(deliveryFailure({ creatives: { '1:1': still, '4:5': video }, failure: null })).toBe(
    'videoNotSupported',
  )
  expect(deliveryFailure({ creatives: { '1:1': still, '4:5': hidden }, failure: null })).toBeNull()
  expect(deliveryFailure({ creatives: { '1:1': still }, failure: 'failedToRenderAsset' })).toBe(
    'failedToRenderAsset',
  )
})
