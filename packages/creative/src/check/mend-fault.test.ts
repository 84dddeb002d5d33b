import type { Creative, CreativeElement } from '@aloft/domain/creatives/creative.entity'
import { applyCommand } from '@aloft/domain/creatives/studio/scene-commands.rules'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { creativeOf, samples, testFonts } from '../test-support/samples.ts'
import { type ContrastOf, findFaults } from './find-faults.ts'
import { groundsBehind, leastContrast } from './grounds.ts'
import { type MendOptions, mendOf } from './mend-fault.ts'

const text = { ...samples.text, x: 100, y: 100 }
const contrastOf: ContrastOf = (creative, element, color) =>
  leastContrast(color, groundsBehind(creative, element))
const options: MendOptions = { fonts: testFonts, contrastOf, colors: ['#eeeeee', '#123142'] }
const story = { width: 1080, height: 1920 }

/** The first fault's mend, and what's left after it. */
function mended(elements: CreativeElement[], more: Partial<Creative> = {}) {
  const scene = { ...creativeOf(elements), ...more }
  const [first] = findFaults(scene, testFonts)
  const mend = first ? mendOf(scene, first, options) : null
  const outcome = mend && applyCommand(scene, mend)
  const after = outcome && 'scene' in outcome ? outcome.scene : scene
  return { mend, left: findFaults(after, testFonts).map(({ fault }) => fault) }
}

describe('what ends a fault is', () => {
  test.each([
    ['a move into the picture', { x: 700 }, {}, { by: { x: -100, y: 0 } }],
    ['a move out of a corner', { x: -20, y: -10 }, {}, { by: { x: 20, y: 10 } }],
    ['a move below what a story covers', { y: 200 }, story, { type: 'move' }],
    ['a move above what a story covers', { y: 1500 }, story, { type: 'move' }],
    ['smaller letters', { text: 'Old lamp in and more', height: 90 }, {}, { type: 'change' }],
    ['a color of the brand', { color: '#999999' }, {}, { values: { color: '#123142' } }],
  ])('%s', (_, change, more, command) => {
    const { mend, left } = mended([{ ...text, ...change }], more)
    expect(mend).toMatchObject(command)
    expect(left).toEqual([])
  })

  it('the poster of a video as a picture, if it has one', () => {
    const { mend, left } = mended([samples.video])
    expect(mend).toEqual({ type: 'still', ids: ['video'] })
    expect(left).toEqual([])
    expect(mended([{ ...samples.video, poster: null }]).mend).toBeNull()
  })

  it('a move off another text', () => {
    const { mend, left } = mended([
      { ...text, y: 140 },
      { ...text, id: 'other', y: 100 },
    ])
    expect(mend).toMatchObject({ type: 'move', ids: ['text'], by: { x: 0 } })
    expect(left).toEqual([])
  })
})

it.each([
  ['in a script that the font lacks', { text: '灯' }],
  ['with an emoji', { text: 'Hi 👋' }],
  ['wider than the picture', { x: -50, width: 1_200 }],
  ['too long for any letters', { text: 'Old lamp in '.repeat(40) }],
  ['that is locked', { x: 700, isLocked: true }],
])('there is none for a text %s', (_, change) => {
  expect(mended([{ ...text, ...change }]).mend).toBeNull()
})

it('there is none for two texts without room beside each other', () => {
  const full = { ...text, x: 0, y: 0, width: 1_000, height: 980 }
  expect(mended([full, { ...full, id: 'other', y: 15 }]).mend).toBeNull()
})

it('a mend ends its fault, whatever the text', () => {
  const element = fc.record({
    x: fc.integer({ min: -400, max: 1_200 }),
    y: fc.integer({ min: -400, max: 2_100 }),
    width: fc.integer({ min: 60, max: 900 }),
    height: fc.integer({ min: 60, max: 500 }),
    rotation: fc.constantFrom(0, 0, 20),
    size: fc.integer({ min: 20, max: 120 }),
    color: fc.constantFrom('#ffffff', '#777777', '#123142'),
    text: fc.constantFrom('Old lamp in', 'Free delivery', 'Old lamp in, €20 off until Sunday'),
  })
  fc.assert(
    fc.property(element, fc.constantFrom('#ffffff', '#123142', '#888888'), (values, background) => {
      const scene = { ...creativeOf([{ ...text, ...values }], background), ...story }
      for (const fault of findFaults(scene, testFonts)) {
        const mend = mendOf(scene, fault, options)
        const outcome = mend && applyCommand(scene, mend)
        if (!outcome || !('scene' in outcome)) continue
        expect(findFaults(outcome.scene, testFonts)).not.toContainEqual(fault)
      }
    }),
    { numRuns: 300 },
  )
})
