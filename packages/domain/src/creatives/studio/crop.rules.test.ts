import fc from 'fast-check'
import { expect, it } from 'vitest'
import { creativeSchema } from '../creative.entity.ts'
import { cropFor } from './crop.rules.ts'
import { applyCommand } from './scene-commands.rules.ts'
import { sampleCrop, sampleScene } from './scenes.fixtures.ts'

const crop = { x: 0.25, y: 0.25, width: 0.5, height: 0.25 }
const box = { width: 200, height: 100 }
/** Width of the whole picture divided by its height, if it isn't stretched. */
const pictureRatio = (part: typeof crop, { width, height }: typeof box) =>
  (width / part.width) * (part.height / height)

it('keeps about as much of a picture around the same center', () => {
  expect(cropFor(crop, box, { width: 100, height: 100 })).toEqual({
    x: 0.323,
    y: 0.198,
    width: 0.354,
    height: 0.354,
  })
  expect(cropFor(crop, box, { width: 400, height: 200 })).toEqual(crop)
})

it('shows less where the picture ends', () => {
  const whole = { x: 0, y: 0, width: 1, height: 0.5 }
  expect(cropFor(whole, box, { width: 400, height: 100 })).toEqual({ x: 0, y: 0.125, width: 1, height: 0.25 })
})

it('never stretches a picture, nor leaves it', () => {
  const side = fc.integer({ min: 40, max: 2_000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const next = cropFor(crop, box, { width, height })
      const scene = sampleScene([sampleCrop({ crop: next })])
      expect(creativeSchema.safeParse(scene).success).toBe(true)
      const change = pictureRatio(next, { width, height }) / pictureRatio(crop, box)
      expect(Math.abs(change - 1)).toBeLessThan(0.05)
    }),
  )
})

it.each([
  { type: 'resize', handle: 'e', by: { x: -100, y: 0 }, hasFixedRatio: false } as const,
  { type: 'change', values: { width: 100 } } as const,
])('is adapted by the command $type', (command) => {
  const outcome = applyCommand(sampleScene([sampleCrop()]), { ...command, ids: ['picture-1'] })
  const [element] = 'scene' in outcome ? outcome.scene.elements : []
  expect(element).toMatchObject({ width: 100, crop: { x: 0.323, width: 0.354 } })
})
