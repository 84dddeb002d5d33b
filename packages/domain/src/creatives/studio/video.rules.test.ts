import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Creative, creativeSchema, type CroppedImageElement } from '../creative.entity.ts'
import { shownVideo } from '../render.rules.ts'
import { applyCommand, type SceneCommand } from './scene-commands.rules.ts'
import { sampleCrop, sampleScene, sampleShape, sampleVideo } from './scenes.fixtures.ts'
import { followingAgain, withEdit } from './sizes.rules.ts'
import { type ChosenVideo, stillOf, videoChange, videoElement, withStills } from './video.rules.ts'

const { src } = sampleCrop()
const credit = { by: 'Ines', url: null, license: 'CC BY 4.0' }
const chosen: ChosenVideo = {
  url: 'https://vimeo.com/123456789',
  start: 3,
  length: 30,
  poster: { src, width: 1600, height: 800, credit },
}
const square = sampleScene([sampleShape()])
const tall: Creative = { ...square, height: 1920 }
const wide: Creative = { ...square, width: 1920 }

function after(scene: Creative, command: SceneCommand): Creative {
  const outcome = applyCommand(scene, command)
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  return creativeSchema.parse(outcome.scene)
}
const withVideo = (video: ChosenVideo = chosen) =>
  after(square, { type: 'add', elements: [videoElement('v', video, square)] })
const layerIn = ({ elements }: Creative) => elements.find(({ id }) => id === 'v')
/** How much a picture is stretched in its window; 1 is not at all. */
const stretch = ({ width, height, crop }: CroppedImageElement, ratio: number) =>
  (width / height) * (crop.height / (crop.width * ratio))

describe('a video', () => {
  it('is a layer in the middle, in the shape of its poster', () => {
    expect(layerIn(withVideo())).toMatchObject({
      x: 108,
      y: 324,
      width: 864,
      height: 432,
      ratio: 2,
      poster: src,
      start: 3,
      length: 30,
      credit,
    })
    expect(layerIn(withVideo({ ...chosen, poster: null }))).toMatchObject({
      width: 864,
      height: 486,
      poster: null,
      ratio: null,
    })
  })

  it('fits the schema in every size, however tall or wide its poster is', () => {
    const side = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const video = { ...chosen, poster: { src, credit: null, width, height } }
        for (const scene of [square, tall, wide]) {
          const { x, y, ...element } = videoElement('v', video, scene)
          creativeSchema.parse({ ...scene, elements: [{ x, y, ...element }] })
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('is replaced by another one in the same place, in all sizes', () => {
    const scenes = withEdit({ '1:1': square, '9:16': tall }, '1:1', withVideo())
    const values = videoChange({ ...chosen, url: 'https://youtu.be/dQw4w9WgXcQ', length: null, poster: null })
    const next = withEdit(
      scenes,
      '1:1',
      after(scenes['1:1'] ?? square, { type: 'change', ids: ['v'], values }),
    )
    for (const scene of Object.values(next))
      expect(layerIn(scene)).toMatchObject({ url: values.url, poster: null, length: null, credit: null })
    expect(layerIn(next['1:1'] ?? square)).toMatchObject({ x: 108, width: 864 })
  })

  it.each([
    { url: 'https://dailymotion.com/video/123456789' },
    { poster: 'https://a.example/a.png' },
    { start: Number.NaN },
    { ratio: Number.POSITIVE_INFINITY },
  ])('refuses %j', (values) => {
    expect(applyCommand(withVideo(), { type: 'change', ids: ['v'], values })).toEqual({ refusal: 'invalid' })
  })

  it('keeps its start and its ratio within limits', () => {
    const values = { start: -5, ratio: 1_000 }
    expect(layerIn(after(withVideo(), { type: 'change', ids: ['v'], values }))).toMatchObject({
      start: 0,
      ratio: 20,
    })
  })
})

describe('the poster as a still', () => {
  it('looks the same in the same place, with its credit, and is nothing else than a picture', () => {
    const still = layerIn(after(withVideo(), { type: 'still', ids: ['v'] }))
    expect(still).toEqual({
      ...sampleCrop({ id: 'v', x: 108, y: 324, width: 864, height: 432, src, credit }),
      crop: { x: 0, y: 0, width: 1, height: 1 },
    })
  })

  it('isn’t stretched in a box of another shape', () => {
    const sides = fc.integer({ min: 100, max: 2_000 })
    fc.assert(
      fc.property(sides, sides, (width, height) => {
        const still = stillOf({ ...videoElement('v', chosen, square), width, height }) as CroppedImageElement
        // Crops are rounded to thousandths.
        expect(Math.abs(stretch(still, 2) - 1)).toBeLessThan(0.02)
      }),
    )
  })

  it('is whole if the poster’s shape is unknown', () => {
    const still = stillOf({ ...videoElement('v', chosen, square), ratio: null })
    expect(still).toMatchObject({ type: 'image', src })
  })

  it('is refused by name without a poster, and while the layer is locked', () => {
    const bare = withVideo({ ...chosen, poster: null })
    expect(applyCommand(bare, { type: 'still', ids: ['v'] })).toEqual({ refusal: 'noPoster' })
    const locked = after(withVideo(), { type: 'lock', ids: ['v'], isLocked: true })
    expect(applyCommand(locked, { type: 'still', ids: ['v'] })).toEqual({ refusal: 'locked' })
  })

  it('reaches the sizes that follow, and those with a place of their own', () => {
    let scenes = withEdit({ '1:1': square, '9:16': tall, '16:9': wide }, '1:1', withVideo())
    const moved = after(scenes['9:16'] ?? tall, { type: 'move', ids: ['v'], by: { x: 0, y: 300 } })
    scenes = withEdit(scenes, '9:16', moved)
    const place = layerIn(moved)
    scenes = withEdit(scenes, '1:1', after(scenes['1:1'] ?? square, { type: 'still', ids: ['v'] }))
    for (const scene of Object.values(scenes)) {
      expect(shownVideo(creativeSchema.parse(scene))).toBeUndefined()
      expect(layerIn(scene)).toMatchObject({ type: 'croppedImage', src })
    }
    expect(layerIn(scenes['9:16'] ?? tall)).toMatchObject({ y: place?.y })
    const again = followingAgain(scenes, '9:16')['9:16'] ?? tall
    expect(layerIn(creativeSchema.parse(again))).toMatchObject({ type: 'croppedImage' })
  })

  it('of one size stays there, whatever its video becomes in the main one', () => {
    let scenes = withEdit({ '1:1': square, '9:16': tall }, '1:1', withVideo())
    scenes = withEdit(scenes, '9:16', after(scenes['9:16'] ?? tall, { type: 'still', ids: ['v'] }))
    const still = layerIn(scenes['9:16'] ?? tall)
    const change = {
      type: 'change',
      ids: ['v'],
      values: { start: 9, url: 'https://youtu.be/dQw4w9WgXcQ' },
    } as const
    scenes = withEdit(scenes, '1:1', after(scenes['1:1'] ?? square, change))
    expect(layerIn(scenes['9:16'] ?? tall)).toEqual(still)
  })
})

describe('the posters of all sizes', () => {
  it('replace their videos at once, also in what a size would follow', () => {
    let scenes = withEdit({ '1:1': square, '9:16': tall }, '1:1', withVideo())
    scenes = withEdit(
      scenes,
      '9:16',
      after(scenes['9:16'] ?? tall, { type: 'move', ids: ['v'], by: { x: 9, y: 9 } }),
    )
    const stills = withStills(scenes as Record<string, Creative>)
    for (const scene of Object.values(stills ?? {})) {
      expect(shownVideo(creativeSchema.parse(scene))).toBeUndefined()
      expect(scene.followed?.['v']?.type ?? 'croppedImage').toBe('croppedImage')
    }
  })

  it('aren’t there if a video has none, or if there is no video', () => {
    expect(withStills({ '1:1': sampleScene([sampleShape(), sampleVideo()]) })).toBeNull()
    expect(withStills({ '1:1': square })).toBeNull()
    expect(withStills({ '1:1': sampleScene([sampleShape(), sampleVideo({ isHidden: true })]) })).toBeNull()
  })
})
