import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creativeSchema, type CreativeElement } from '../creative.entity.ts'
import { type FormChange, gradientStops, withNewStop } from './change-form.rules.ts'
import { applyCommand } from './scene-commands.rules.ts'
import { sampleCrop, sampleGradient, sampleScene, sampleShape, sampleText } from './scenes.fixtures.ts'

const scene = sampleScene([sampleShape(), sampleGradient(), sampleCrop(), sampleText()])
const ids = scene.elements.map(({ id }) => id)

function set(id: string, values: FormChange): CreativeElement | string | undefined {
  const outcome = applyCommand(scene, { type: 'change', ids: [id], values })
  return 'refusal' in outcome ? outcome.refusal : outcome.scene.elements.find((one) => one.id === id)
}

describe('a layer’s form', () => {
  it('is set where its type has one', () => {
    expect(set('shape-1', { form: 'ellipse', radius: 12 })).toMatchObject({ form: 'ellipse', radius: 12 })
    expect(set('picture-1', { form: 'arch' })).toMatchObject({ form: 'arch' })
    expect(set('gradient-1', { form: 'arch', radius: 4 })).toEqual({ ...sampleGradient(), radius: 4 })
    expect(set('headline', { form: 'arch', radius: 4 })).toEqual(sampleText())
  })

  it('keeps within its limits', () => {
    expect(set('shape-1', { radius: -3 })).toMatchObject({ radius: 0 })
    expect(set('gradient-1', { angle: 450 })).toMatchObject({ angle: 90 })
    expect(set('picture-1', { crop: { x: 0.9, y: -1, width: 0.5, height: 2 } })).toMatchObject({
      crop: { x: 0.9, y: 0, width: 0.1, height: 1 },
    })
  })

  it.each<FormChange>([
    { radius: Number.NaN },
    { form: 'star' as 'burst' },
    { stops: [{ offset: 0, color: '#ffffff', opacity: 1 }] },
    { stops: Array.from({ length: 9 }, () => ({ offset: 0, color: '#ffffff', opacity: 1 })) },
    { stops: Array.from({ length: 2 }, () => ({ offset: 0, color: 'white', opacity: 1 })) },
    { crop: { x: 0, y: 0, width: Number.POSITIVE_INFINITY, height: 1 } },
  ])('refuses %j', (values) => {
    expect(set('gradient-1', values)).toBe('invalid')
  })

  it('fits the schema, whatever is set', () => {
    const number = fc.oneof(fc.double({ min: -3, max: 3, noNaN: true }), fc.integer())
    const stop = fc.record({ offset: number, color: fc.constantFrom('#FFFFFF', 'red'), opacity: number })
    const values = fc.record(
      {
        form: fc.constantFrom('leaf', 'burst'),
        radius: number,
        angle: number,
        kind: fc.constantFrom('linear', 'radial'),
        stops: fc.array(stop, { maxLength: 9 }),
        crop: fc.record({ x: number, y: number, width: number, height: number }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(values, (change) => {
        const outcome = applyCommand(scene, { type: 'change', ids, values: change })
        const after = 'scene' in outcome ? outcome.scene : scene
        expect(creativeSchema.safeParse(after).error?.issues).toBeUndefined()
      }),
    )
  })
})

it('gets one more color between the last two, up to eight', () => {
  const stops = [
    { offset: 0, color: '#000000', opacity: 0 },
    { offset: 1, color: '#ffffff', opacity: 1 },
  ]
  expect(withNewStop(stops)).toEqual([stops[0], { ...stops[1], offset: 0.5 }, stops[1]])
  let more = stops
  for (let count = 0; count < 10; count++) more = withNewStop(more)
  expect(more).toHaveLength(gradientStops.most)
})
