import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inkOn, minTextContrast, paletteOf, pictureColors } from './palette.ts'
import { contrast, mix, parseHex, toHex } from './rgb.ts'
import { fromOklch, tone, toOklch } from './oklch.ts'

const anyColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#434CFF', '#434cff')).toBe(1)
})

test('colors are read, mixed and written', () => {
  expect(parseHex('#FF6a3D')).toEqual([255, 106, 61])
  expect(toHex([255.4, -3, 300])).toBe('#ff00ff')
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
  for (const text of ['red', '#fff', '#12345g', '#1234567', ''])
    expect(() => parseHex(text)).toThrow('#rrggbb')
})

test('every color survives the conversion to OKLCH and back', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const [one, other] = [parseHex(color), parseHex(fromOklch(toOklch(color)))]
      for (const index of [0, 1, 2] as const)
        expect(Math.abs(one[index] - other[index])).toBeLessThanOrEqual(2)
    }),
  )
})

test('a tone has the lightness asked for', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(anyColor, fc.double({ min: 0.1, max: 0.95, noNaN: true }), (color, lightness) => {
      expect(toOklch(tone(color, lightness)).lightness).toBeCloseTo(lightness, 1)
    }),
  )
})

test('ink can be read on every ground', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(anyColor, fc.array(anyColor, { maxLength: 3 }), (ground, candidates) => {
      expect(contrast(inkOn(ground, candidates), ground)).toBeGreaterThanOrEqual(minTextContrast)
    }),
  )
  expect(inkOn('#ffffff', ['#eeeeee', '#123142', '#000000'])).toBe('#123142')
})

test('whatever a brand’s colors are, texts and buttons stand out', { timeout: 30_000 }, () => {
  const brands = fc.record({ primary: anyColor, accent: anyColor, background: anyColor, text: anyColor })
  fc.assert(
    fc.property(brands, (brand) => {
      const { primary, deep, soft, paper, vivid, shapes } = paletteOf(brand)
      for (const ground of [primary, deep, soft, paper, vivid]) {
        expect(contrast(ground.ink, ground.color)).toBeGreaterThanOrEqual(minTextContrast)
        expect(contrast(ground.accentInk, ground.accent)).toBeGreaterThanOrEqual(minTextContrast)
        expect(contrast(ground.accent, ground.color)).toBeGreaterThanOrEqual(1.7)
      }
      expect(contrast(deep.color, soft.color)).toBeGreaterThan(7)
      // Shapes must be visible on the darkest and the lightest background.
      expect(Math.max(...shapes.map((shape) => contrast(shape, deep.color)))).toBeGreaterThan(3)
    }),
    { numRuns: 300 },
  )
})

test('a brand keeps its own colors', () => {
  const brand = { primary: '#1f6f5c', accent: '#f4b740', background: '#ffffff', text: '#16211d' }
  const palette = paletteOf(brand)
  expect([palette.primary.color, palette.primary.accent]).toEqual([brand.primary, brand.accent])
  expect([palette.paper.color, palette.paper.ink]).toEqual([brand.background, brand.text])
  expect(palette.shapes.slice(0, 2)).toEqual([brand.primary, brand.accent])
})

test('a gray beside a color is no ground to shout from', () => {
  const brand = { primary: '#434cff', accent: '#474747', background: '#ffffff', text: '#1c1c1c' }
  const { vivid, primary, shapes } = paletteOf(pictureColors(brand))
  expect(toOklch(vivid.color).chroma).toBeGreaterThan(0.05)
  expect(contrast(vivid.color, primary.color)).toBeGreaterThan(1.7)
  expect(shapes).not.toContain(brand.accent)
  // A brand in grays keeps them, and black doesn't count as gray.
  expect(paletteOf(pictureColors({ ...brand, primary: '#333333' })).vivid.color).toBe(brand.accent)
  expect(paletteOf(pictureColors({ ...brand, accent: '#111111' })).vivid.color).toBe('#111111')
})
