import { describe, expect, test } from 'vitest'
import { type CreativeElement, creativeSchema, textElementSchema } from './creative.entity.ts'
import { elementProperties, elementTypes } from './element-types.rules.ts'

const src = `/files/${'0123456789abcdef'.repeat(4)}.webp`
const box = { x: 0, y: 0, width: 100, height: 50, rotation: 0, opacity: 1, outline: null, aspect: null }
const text = {
  ...box,
  id: 'text',
  type: 'text',
  slot: 'headline',
  text: 'Old lamp in, €20 off',
  font: 'Roboto',
  color: '#123142',
  size: 40,
  weight: 700,
  lineHeight: 1.2,
  alignment: 'left',
} as const
const video = {
  ...box,
  id: 'video',
  type: 'video',
  url: 'https://youtu.be/dQw4w9WgXcQ',
  poster: src,
} as const
const stops = [
  { offset: 0, color: '#000000', opacity: 0 },
  { offset: 1, color: '#000000', opacity: 1 },
]
const elements: CreativeElement[] = [
  text,
  { ...box, id: 'image', type: 'image', src },
  {
    ...box,
    id: 'crop',
    type: 'croppedImage',
    src,
    crop: { x: 0.2, y: 0, width: 0.8, height: 1 },
    form: 'arch',
    radius: 0,
  },
  { ...box, id: 'logo', type: 'logo', src },
  { ...box, id: 'gradient', type: 'gradient', kind: 'linear', angle: 90, stops, radius: 0 },
  { ...box, id: 'shape', type: 'shape', form: 'ellipse', color: null, radius: 0 },
  video,
]
const creative = { width: 1080, height: 1350, background: '#ffffff', elements }

function problemOf(value: unknown): string | undefined {
  const result = creativeSchema.safeParse(value)
  return result.success ? undefined : (result.error.issues[0]?.message ?? '')
}

test('a creative of all seven types (CRE-03)', () => {
  expect(creativeSchema.parse(creative)).toEqual(creative)
  expect(elements.map(({ type }) => type)).toEqual(elementTypes)
})

test('a text has all eleven properties (CRE-04)', () => {
  expect(Object.keys(textElementSchema.shape)).toEqual(expect.arrayContaining([...elementProperties]))
})

test.each([
  [1080, 1920, undefined],
  [1920, 1080, undefined],
  [1080, 1964, 'badAspectRatio'],
  [1944, 1080, 'badAspectRatio'],
])('%d x %d: %s (CRE-07, OPN-70)', (width, height, problem) => {
  expect(problemOf({ ...creative, width, height })).toBe(problem)
})

describe('refused', () => {
  test.each([
    ['no element (CRE-09)', { elements: [] }],
    ['two videos (CRE-08)', { elements: [video, { ...video, id: 'other' }] }],
    ['an id twice', { elements: [text, text] }],
    ['an emoji (CRE-10)', { elements: [{ ...text, text: 'Hi 👋' }] }],
    ['a film from elsewhere (CRE-11)', { elements: [{ ...video, url: 'https://example.com/film' }] }],
    ['a foreign picture', { elements: [{ ...elements[1], src: 'https://example.com/a.png' }] }],
    ['a colour by name', { background: 'red' }],
    ['a colour that is markup', { background: '#ffffff"/>' }],
    [
      'a crop beyond the picture',
      { elements: [{ ...elements[2], crop: { x: 0.5, y: 0, width: 0.6, height: 1 } }] },
    ],
    ['a number that is none', { elements: [{ ...text, x: Number.NaN }] }],
    ['a creative too large', { width: 8000, height: 8000 }],
    ['too many elements', { elements: Array.from({ length: 151 }, (_, id) => ({ ...text, id: `${id}` })) }],
  ])('%s', (_, change) => {
    expect(problemOf({ ...creative, ...change })).toBeDefined()
  })
})
