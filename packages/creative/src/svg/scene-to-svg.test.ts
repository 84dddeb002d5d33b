import type { Creative, CreativeElement } from '@aloft/domain/creatives/creative.entity'
import { shapeForms } from '@aloft/domain/creatives/element-types.rules'
import { describe, expect, test } from 'vitest'
import { creativeOf, pictureSrc, samples, testFonts } from '../test-support/samples.ts'
import { sceneToSvg } from './scene-to-svg.ts'
import { shapePath } from './shape-path.ts'

const images = (src: string) => `https://files.example${src}`

function draw(elements: CreativeElement[], more: Partial<Parameters<typeof sceneToSvg>[1]> = {}): string {
  return sceneToSvg(creativeOf(elements), { images, fonts: testFonts, ...more })
}

/** Tags and attributes of a document that consists only of well-formed tags; throws on anything else. */
function parse(svg: string): { name: string; attributes: Record<string, string> }[] {
  const tags = svg.match(/<\/?[^<>]*>/g) ?? []
  expect(tags.join('')).toBe(svg)
  const open: string[] = []
  return tags.flatMap((text) => {
    const parts = /^<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<>]*")*)(\/?)>$/.exec(text)
    if (!parts) throw new Error(`no tag: ${text}`)
    const [, isEnd, name = '', written = '', isEmpty] = parts
    if (isEnd) {
      if (open.pop() !== name) throw new Error(`closed in another order: ${name}`)
      return []
    }
    if (!isEmpty) open.push(name)
    const attributes = [...written.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
      key,
      value,
    ])
    return [{ name, attributes: Object.fromEntries(attributes) as Record<string, string> }]
  })
}

test('layers lie on the ground in their order', () => {
  const svg = draw([samples.shape, samples.text])
  const [root, ground, shape, text] = parse(svg)
  expect(root).toMatchObject({
    name: 'svg',
    attributes: { width: '1000', height: '1000', viewBox: '0 0 1000 1000' },
  })
  expect(ground).toEqual({ name: 'rect', attributes: { width: '1000', height: '1000', fill: '#ffffff' } })
  expect(shape?.attributes).toEqual({ d: 'M0 0L400 0L400 120L0 120Z', fill: '#ffffff' })
  expect(text?.attributes['fill']).toBe('#000000')
})

test('letters are paths, placed by alignment', () => {
  const startOf = (alignment: 'left' | 'center' | 'right') => {
    const path = parse(draw([{ ...samples.text, text: 'H', alignment }])).at(-1)
    return Number(/^M([\d.]+)/.exec(path?.attributes['d'] ?? '')?.[1])
  }
  const width = testFonts.face('Roboto', 700).shape('H').width * 60
  expect(startOf('center') - startOf('left')).toBeCloseTo((400 - width) / 2, 1)
  expect(startOf('right') - startOf('left')).toBeCloseTo(400 - width, 1)
})

test('a crop shows its part through a window', () => {
  const [, , clip, window, group, image] = parse(draw([{ ...samples.croppedImage, x: 100, y: 100 }]))
  expect(clip?.name).toBe('clipPath')
  expect(window?.attributes['d']).toBe('M100 100L500 100L500 220L100 220Z')
  expect(group?.attributes['clip-path']).toBe(`url(#${clip?.attributes['id']})`)
  expect(image?.attributes).toMatchObject({
    x: '-100',
    y: '-140',
    width: '800',
    height: '480',
    href: images(pictureSrc),
  })
})

test('hidden layers are not drawn, and change no others', () => {
  const hidden = draw([samples.shape, { ...samples.text, isHidden: true, name: 'Old line', isLocked: true }])
  expect(parse(hidden).map(({ name }) => name)).toEqual(['svg', 'rect', 'path'])
  expect(parse(hidden)[2]?.attributes['fill']).toBe('#ffffff')
})

test('turns, veils and outlines', () => {
  const rotated = parse(
    draw([{ ...samples.shape, rotation: 30, opacity: 0.5, outline: { color: '#ff0000', width: 4 } }]),
  )
  expect(rotated[2]?.attributes).toEqual({ transform: 'rotate(30 200 60)', opacity: '0.5' })
  expect(rotated[3]?.attributes).toMatchObject({ stroke: '#ff0000', 'stroke-width': '4' })
  const text = parse(draw([{ ...samples.text, outline: { color: '#ff0000', width: 4 } }])).at(-1)
  expect(text?.attributes).toMatchObject({ 'stroke-width': '8', 'paint-order': 'stroke' })
})

test('gradients reach from edge to edge in their direction', () => {
  const line = (angle: number) => {
    const { x1, y1, x2, y2 } = parse(draw([{ ...samples.gradient, angle }]))[2]?.attributes ?? {}
    return [x1, y1, x2, y2].map(Number)
  }
  expect(line(0)).toEqual([0, 60, 400, 60])
  expect(line(90)).toEqual([200, 0, 200, 120])
  const stops = parse(draw([samples.gradient])).filter(({ name }) => name === 'stop')
  expect(stops.map(({ attributes }) => attributes['stop-opacity'])).toEqual(['0', undefined])
  expect(parse(draw([{ ...samples.gradient, kind: 'radial' }]))[2]?.name).toBe('radialGradient')
})

test('missing pictures leave their place empty', () => {
  const svg = draw([samples.image, samples.logo, samples.croppedImage, samples.video], {
    images: () => undefined,
  })
  expect(svg).not.toContain('<image')
  expect(parse(svg).some(({ name }) => name === 'circle')).toBe(true)
})

test('two creatives on a page share no names; the same one has the same', () => {
  const ids = (element: CreativeElement) =>
    parse(draw([element]))
      .map(({ attributes }) => attributes['id'])
      .filter(Boolean)
  expect(ids(samples.gradient)).toEqual(ids(samples.gradient))
  expect(ids(samples.gradient)).not.toEqual(ids({ ...samples.gradient, angle: 1 }))
  expect(draw([samples.gradient], { idPrefix: 'a"b' })).toContain('id="ab-0"')
})

test.each(shapeForms)('a %s stays in its box', (form) => {
  const d = shapePath(form, { x: 10, y: 20, width: 300, height: 200 }, 40)
  const ends = [...d.matchAll(/[ML]([\d.-]+) ([\d.-]+)|A[\d.-]+ [\d.-]+ 0 0 1 ([\d.-]+) ([\d.-]+)/g)]
  expect(ends.length).toBeGreaterThan(1)
  expect(d.replaceAll(/[MLAZ\d. -]/g, '')).toBe('')
  for (const [, x1, y1, x2, y2] of ends) {
    const [x, y] = [Number(x1 ?? x2), Number(y1 ?? y2)]
    expect(x >= 10 && x <= 310 && y >= 20 && y <= 220).toBe(true)
  }
})

describe('a hostile creative cannot break out', () => {
  const hostile = '"/><script>alert(1)</script><image href="x" onerror="alert(1)'
  const cases: [string, Creative][] = [
    ['text', creativeOf([{ ...samples.text, text: hostile }])],
    ['source', creativeOf([{ ...samples.image, src: hostile }])],
    ['id', creativeOf([{ ...samples.gradient, id: hostile }])],
    ['number', creativeOf([{ ...samples.shape, x: hostile as unknown as number }])],
    ['turn', creativeOf([{ ...samples.shape, rotation: hostile as unknown as number }])],
    ['opacity', creativeOf([{ ...samples.shape, opacity: hostile as unknown as number }])],
    ['side', { ...creativeOf([samples.shape]), width: hostile as unknown as number }],
    ['film', creativeOf([{ ...samples.video, url: hostile, poster: hostile }])],
  ]

  test.each(cases)('by its %s', (_, creative) => {
    const svg = sceneToSvg(creative, { images: (src) => src, fonts: testFonts, idPrefix: hostile })
    const names = new Set(parse(svg).map(({ name }) => name))
    expect([...names].every((name) => !/script|foreign|a$/i.test(name))).toBe(true)
    const keys = parse(svg).flatMap(({ attributes }) => Object.keys(attributes))
    expect(keys.filter((key) => key.startsWith('on'))).toEqual([])
  })

  test.each([
    creativeOf([samples.shape], hostile),
    creativeOf([{ ...samples.text, color: hostile }]),
    creativeOf([{ ...samples.shape, outline: { color: hostile, width: 1 } }]),
    creativeOf([{ ...samples.gradient, stops: [{ offset: 0, color: 'url(#x)', opacity: 1 }] }]),
  ])('by a color (%#)', (creative) => {
    expect(() => sceneToSvg(creative, { images, fonts: testFonts })).toThrow('color')
  })
})

test('has a label if one is given', () => {
  expect(draw([samples.shape])).not.toContain('<title>')
  expect(draw([samples.shape], { title: 'Lamps & <bells>' })).toContain(
    '><title>Lamps &amp; &lt;bells&gt;</title><rect ',
  )
})
