import { expect, test } from 'vitest'
import { type Design, newDesign, pictureOf } from './design.rules.ts'
import {
  canOpen,
  type DesignStep,
  designSteps,
  firstGap,
  gapAt,
  stepToOpen,
  stepsOf,
} from './design-steps.rules.ts'

const picture = { src: '/files/a.webp', width: 1200, height: 900 }
const whole: Design = {
  ...newDesign({ headline: 'Evenings, better lit' }),
  type: 'drawn',
  photo: picture,
  drawn: { ...picture, src: '/files/b.webp' },
  layout: 'split',
  variant: { seed: 1, ground: null },
}

test('there are nine steps in order (CRE-02)', () => {
  expect(designSteps).toEqual([
    'type',
    'visual',
    'imageIdeas',
    'pickLayout',
    'pickVariant',
    'layout',
    'logo',
    'text',
    'check',
  ])
  expect(stepsOf(whole)).toEqual(designSteps)
  expect(stepsOf(newDesign())).toEqual(designSteps)
})

test('a design skips what its type does not need', () => {
  expect(stepsOf({ type: 'photo' })).not.toContain('imageIdeas')
  expect(stepsOf({ type: 'photo' })).toContain('visual')
  expect(stepsOf({ type: 'words' }).slice(0, 2)).toEqual(['type', 'pickLayout'])
})

test.each<[DesignStep, Partial<Design>, string]>([
  ['type', { type: null }, 'typeMissing'],
  ['visual', { type: 'photo', photo: null }, 'photoMissing'],
  ['imageIdeas', { drawn: null }, 'drawnMissing'],
  ['pickLayout', { layout: null }, 'layoutMissing'],
  ['pickVariant', { variant: null }, 'variantMissing'],
  ['text', { texts: { ...whole.texts, headline: '  ' } }, 'headlineMissing'],
  ['text', { texts: { ...whole.texts, message: 'So bright 💡' } }, 'emojiUnsupported'],
  ['text', { texts: { ...whole.texts, button: 'x'.repeat(31) } }, 'textTooLong'],
])('%s is the first gap after %j', (step, change, gap) => {
  const design = { ...whole, ...change }
  expect(gapAt(step, design)).toBe(gap)
  expect(firstGap(design)).toBe(step)
  expect(stepToOpen('check', design)).toBe(step)
  expect(canOpen('check', design)).toBe(false)
  expect(canOpen(step, design)).toBe(true)
})

test('any step of a whole design can be opened', () => {
  expect(firstGap(whole)).toBeNull()
  for (const step of designSteps) expect(stepToOpen(step, whole)).toBe(step)
})

test('a step that the type skips leads to the first that can be answered', () => {
  expect(stepToOpen('imageIdeas', { ...whole, type: 'words' })).toBe('check')
  expect(stepToOpen('imageIdeas', { ...whole, type: 'photo', layout: null })).toBe('pickLayout')
  expect(stepToOpen('visual', newDesign())).toBe('type')
})

test('pictures of other types stay, unshown', () => {
  expect(pictureOf(whole)).toEqual(whole.drawn)
  expect(pictureOf({ ...whole, type: 'photo' })).toEqual(picture)
  expect(pictureOf({ ...whole, type: 'words' })).toBeNull()
  expect(pictureOf({ ...whole, type: null })).toBeNull()
})
