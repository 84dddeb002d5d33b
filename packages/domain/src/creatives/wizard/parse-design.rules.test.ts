import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Design, newDesign } from './design.rules.ts'
import { parseDesign } from './parse-design.rules.ts'

const whole: Design = {
  type: 'drawn',
  photo: { src: '/files/a.webp', width: 1200, height: 900 },
  style: 'Collage',
  idea: {
    title: 'Wren',
    subject: 'Wren lamp',
    environment: 'A bench',
    mood: 'clear',
    punchline: '',
    style: 'Collage',
  },
  drawn: { src: '/files/b.webp', width: 900, height: 900 },
  layout: 'split',
  variant: { seed: 2, ground: '#123142' },
  font: 'Montserrat',
  mark: 'name',
  texts: { headline: 'Evenings', message: 'Better lit', button: 'Shop now', price: '€20' },
}

test.each([whole, newDesign(), newDesign({ headline: 'Lamps' })])('reads what was stored: %#', (design) => {
  expect(parseDesign(JSON.parse(JSON.stringify(design)))).toEqual(design)
})

test('asks again for answers that it does not know', () => {
  const stored = {
    ...whole,
    type: 'film',
    photo: { src: 7, width: 1, height: 1 },
    drawn: { ...whole.drawn, width: -1 },
    variant: { seed: 1.5, ground: null },
    font: 'Papyrus',
    mark: 'seal',
    idea: { ...whole.idea, mood: null },
    texts: { headline: 'Evenings', price: 20 },
  }
  expect(parseDesign(stored)).toEqual({
    ...newDesign({ headline: 'Evenings' }),
    style: 'Collage',
    layout: 'split',
  })
  expect(parseDesign({ ...whole, variant: { seed: 2, ground: 'red' } })?.variant).toEqual({
    seed: 2,
    ground: null,
  })
})

test('anything else is no design', () => {
  for (const value of [null, undefined, 7, 'texts', [], {}]) expect(parseDesign(value)).toBeNull()
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(whole)), fc.jsonValue()), (value) => {
      const design = parseDesign(value)
      expect(design === null || typeof design.texts.headline === 'string').toBe(true)
    }),
  )
})
