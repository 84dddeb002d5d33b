import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Mix, newMix } from './mix.rules.ts'
import { parseMix } from './parse-mix.rules.ts'

const picture = { src: '/files/dusk.webp', width: 756, height: 945 }
const recipe = { picture, ground: null, headline: 'Evenings', layout: 'split', seed: 3 }
const whole: Mix = {
  added: [picture],
  leftOut: { background: ['#123142'], text: ['Lamps'], layout: ['framed'] },
  locks: { background: picture.src, text: null, layout: 'split' },
  like: recipe,
  chosen: [recipe, { ...recipe, picture: null, ground: '#123142' }],
  seed: 4,
}

test.each([whole, newMix])('reads what was stored: %#', (mix) => {
  expect(parseMix(JSON.parse(JSON.stringify(mix)))).toEqual(mix)
})

test('leaves out what it does not know', () => {
  const stored = {
    ...whole,
    added: [picture, { ...picture, width: 0 }, 7],
    leftOut: { background: 'all', text: [7, 'Lamps'] },
    locks: [],
    like: { ...recipe, seed: 1.5 },
    chosen: [recipe, { ...recipe, picture: null }, null, { ...recipe, headline: 7 }],
    seed: 'one',
  }
  expect(parseMix(stored)).toEqual({
    ...newMix,
    added: [picture],
    leftOut: { background: [], text: ['Lamps'], layout: [] },
    chosen: [recipe],
  })
})

test('never throws, and what it reads it reads again', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.record({ chosen: fc.anything(), locks: fc.anything() })),
      (stored) => {
        const mix = parseMix(stored)
        expect(mix && parseMix(JSON.parse(JSON.stringify(mix)))).toEqual(mix)
      },
    ),
  )
})
