import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Creative, creativeSchema, type CroppedImageElement } from '../creative.entity.ts'
import { type ChosenPicture, chosenPicture, pictureChange, pictureElement } from './picture.rules.ts'
import { applyCommand } from './scene-commands.rules.ts'
import { withEdit } from './sizes.rules.ts'

const src = (digit: string) => `/files/${digit.repeat(64)}.webp`
const wide: ChosenPicture = { src: src('a'), width: 1600, height: 800, name: 'Wren lamp', credit: null }
const tall: ChosenPicture = { ...wide, src: src('b'), width: 900, height: 1600 }
const text = {
  id: 'text-1',
  type: 'text',
  slot: null,
  text: 'Lamps',
  x: 0,
  y: 0,
  width: 400,
  height: 80,
  rotation: 0,
  opacity: 1,
  outline: null,
  aspect: null,
  font: 'Instrument Sans',
  color: '#123142',
  size: 60,
  weight: 700,
  lineHeight: 1,
  alignment: 'left',
} as const
const sceneOf = (width: number, height: number): Creative => ({
  width,
  height,
  background: '#ffffff',
  elements: [text],
})
const square = sceneOf(1080, 1080)

function after(scene: Creative, command: Parameters<typeof applyCommand>[1]): Creative {
  const outcome = applyCommand(scene, command)
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  return creativeSchema.parse(outcome.scene)
}
const pictureIn = ({ elements }: Creative) => elements.find(({ id }) => id === 'p') as CroppedImageElement
/** How much a picture is stretched in its window; 1 is not at all. */
const stretch = ({ width, height, crop }: CroppedImageElement, picture: ChosenPicture) =>
  (width / height) * ((crop.height * picture.height) / (crop.width * picture.width))

describe('a picture of the library', () => {
  it('comes with its maker and license, but without an address that is no page', () => {
    const item = { url: src('a'), name: 'Lamp', license: 'CC BY 4.0', credit: { name: 'Ines', url: null } }
    expect(chosenPicture(item, wide).credit).toEqual({ by: 'Ines', url: null, license: 'CC BY 4.0' })
    const script = { ...item, credit: { name: 'Ines', url: 'javascript:alert(1)' } }
    expect(chosenPicture(script, wide).credit?.url).toBeNull()
    expect(chosenPicture({ ...item, license: null, credit: null }, wide).credit).toBeNull()
  })

  it('becomes a layer in the middle, whole and named', () => {
    const element = pictureElement('p', wide, square)
    expect(element).toMatchObject({ x: 216, y: 378, width: 648, height: 324, name: 'Wren lamp' })
    expect(stretch(element, wide)).toBeCloseTo(1)
  })

  it('replaces another one in the same window, which shows as much of it as fits', () => {
    const scene = after(square, { type: 'add', elements: [pictureElement('p', wide, square)] })
    const credit = { by: 'Ines', url: null, license: null }
    const values = pictureChange(pictureIn(scene), { ...tall, credit })
    const replaced = pictureIn(after(scene, { type: 'change', ids: ['p'], values }))
    expect(replaced).toMatchObject({
      src: tall.src,
      credit,
      width: 648,
      height: 324,
      crop: { x: 0, width: 1 },
    })
    expect(stretch(replaced, tall)).toBeCloseTo(1, 2)
  })

  it('is refused from elsewhere', () => {
    const scene = after(square, { type: 'add', elements: [pictureElement('p', wide, square)] })
    for (const foreign of ['https://a.example/a.png', '/files/a.webp', 'javascript:alert(1)'])
      expect(applyCommand(scene, { type: 'change', ids: ['p'], values: { src: foreign } })).toEqual({
        refusal: 'invalid',
      })
  })

  it('is stretched in no size, whatever it replaces', () => {
    const side = fc.integer({ min: 400, max: 2_000 })
    const picture = fc.record({ width: side, height: side })
    fc.assert(
      fc.property(picture, picture, (one, other) => {
        const [first, second] = [
          { ...wide, ...one },
          { ...tall, ...other },
        ]
        const scenes = { '1:1': square, '9:16': sceneOf(1080, 1920), '16:9': sceneOf(1920, 1080) }
        const added = after(square, { type: 'add', elements: [pictureElement('p', first, square)] })
        const both = withEdit(scenes, '1:1', added)
        const values = pictureChange(pictureIn(added), second)
        const replaced = withEdit(both, '1:1', after(added, { type: 'change', ids: ['p'], values }))
        for (const scene of Object.values(replaced)) {
          const shown = pictureIn(creativeSchema.parse(scene))
          expect(shown.src).toBe(second.src)
          expect(Math.abs(stretch(shown, second) - 1)).toBeLessThan(0.02)
        }
      }),
    )
  })
})
