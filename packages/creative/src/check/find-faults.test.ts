import type { Creative, CreativeElement } from '@aloft/domain/creatives/creative.entity'
import { describe, expect, test } from 'vitest'
import { creativeOf, samples, testFonts } from '../test-support/samples.ts'
import { findFaults } from './find-faults.ts'
import { groundsBehind, leastContrast } from './grounds.ts'

const text = { ...samples.text, x: 100, y: 100 }
const panel = { ...samples.shape, x: 50, y: 50, width: 600, height: 300 }
const photo = { ...samples.croppedImage, width: 1000, height: 1000 }

function faultsOf(elements: CreativeElement[], more: Partial<Creative> = {}): string[] {
  return findFaults({ ...creativeOf(elements), ...more }, testFonts).map(({ fault }) => fault)
}

test('a hidden layer has no faults, and is no ground for others', () => {
  expect(faultsOf([{ ...panel, color: '#000000', isHidden: true }, text])).toEqual([])
  expect(faultsOf([{ ...text, x: 700, isHidden: true }, text])).toEqual([])
})

test('a black text on white has no faults', () => {
  expect(faultsOf([text])).toEqual([])
})

test('a video can’t be delivered, unless it’s hidden (RND-04)', () => {
  expect(faultsOf([text, { ...samples.video, y: 600 }])).toEqual(['videoNotSupported'])
  expect(faultsOf([text, { ...samples.video, y: 600, isHidden: true }])).toEqual([])
})

describe('a text that', () => {
  test.each([
    ['is too long for its box', { text: 'Old lamp in and many more words' }, 'textOverflows'],
    [
      'has a word longer than its box',
      { text: 'Donaudampfschifffahrt', width: 200, height: 900 },
      'textOverflows',
    ],
    ['is too like its ground', { color: '#999999' }, 'lowContrast'],
    ['holds an emoji', { text: 'Hi 👋' }, 'emojiUnsupported'],
    ['is in a script that the font lacks', { text: '灯' }, 'scriptUnsupported'],
    ['leaves the picture', { x: 700 }, 'outside'],
    ['leaves the picture as it is turned', { x: 0, y: 0, rotation: 45 }, 'outside'],
  ])('%s', (_, change, fault) => {
    expect(faultsOf([{ ...text, ...change }])).toEqual([fault])
  })

  test('stands on another one', () => {
    expect(faultsOf([text, { ...text, id: 'other', y: 130 }])).toEqual(['textsCollide', 'textsCollide'])
    expect(faultsOf([text, { ...text, id: 'other', y: 220 }])).toEqual([])
  })

  test('stands where a story is covered', () => {
    const story = { width: 1080, height: 1920 }
    expect(faultsOf([{ ...text, y: 200 }], story)).toEqual(['covered'])
    expect(faultsOf([{ ...text, y: 1500 }], story)).toEqual(['covered'])
    expect(faultsOf([{ ...text, y: 800 }], story)).toEqual([])
    expect(faultsOf([{ ...samples.logo, y: 200 }], story)).toEqual(['covered'])
  })
})

describe('the ground of a text is', () => {
  const contrastOver = (...below: CreativeElement[]) => {
    const creative = creativeOf([...below, text])
    return leastContrast(text.color, groundsBehind(creative, text))
  }

  test('the creative’s own, and what covers it', () => {
    expect(contrastOver()).toBeCloseTo(21)
    expect(contrastOver({ ...panel, color: '#777777' })).toBeCloseTo(4.69, 2)
    expect(contrastOver(photo, panel)).toBeCloseTo(21)
  })

  test('anything, over a picture', () => {
    expect(contrastOver(photo)).toBe(1)
    expect(contrastOver(panel, photo)).toBe(1)
  })

  test('not settled by what covers it only in part', () => {
    const half = { ...panel, width: 200 }
    expect(contrastOver(photo, half)).toBe(1)
    expect(contrastOver({ ...half, color: '#000000' })).toBe(1)
    expect(contrastOver({ ...half, color: '#000000', x: 600 })).toBeCloseTo(21)
  })

  test('as good as the corners of its panel, and as its turn', () => {
    const tight = { ...panel, x: 95, y: 95, width: 410, height: 130, color: '#ffffff' }
    expect(contrastOver(photo, tight)).toBeCloseTo(21)
    expect(contrastOver(photo, { ...tight, radius: 60 })).toBe(1)
    expect(contrastOver(photo, { ...tight, rotation: 20 })).toBe(1)
    expect(contrastOver(photo, { ...tight, form: 'ellipse' })).toBe(1)
    expect(
      contrastOver(photo, { ...panel, x: -150, y: -140, width: 900, height: 600, form: 'ellipse' }),
    ).toBeCloseTo(21)
    expect(contrastOver(photo, { ...panel, x: 0, y: -100, width: 600, height: 400, form: 'triangle' })).toBe(
      1,
    )
  })

  test('weakened by what shines through', () => {
    const veil = { ...panel, opacity: 0.5 }
    // Half white over black and over white: mid gray in the worst case.
    expect(contrastOver(photo, veil)).toBeCloseTo(5.28, 1)
  })

  test('read where the text stands on a gradient', () => {
    const stops = [
      { offset: 0, color: '#ffffff', opacity: 0 },
      { offset: 1, color: '#ffffff', opacity: 1 },
    ]
    const rising = { ...samples.gradient, x: 0, width: 1000, stops }
    expect(contrastOver(photo, { ...rising, y: -800, height: 1100 })).toBeCloseTo(13.7, 1)
    expect(contrastOver(photo, { ...rising, y: 0, height: 1000 })).toBeLessThan(1.6)
    expect(contrastOver(photo, { ...rising, y: -800, height: 1100, kind: 'radial' })).toBe(1)
  })

  test('unknown where an outline runs', () => {
    expect(contrastOver({ ...panel, outline: { color: '#000000', width: 90 } })).toBe(1)
  })
})
