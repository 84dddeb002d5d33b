import { expect, it } from 'vitest'
import { dominantColors } from './dominant-colors.ts'

const pixels = (...colors: (readonly [number, number, number, number])[]) =>
  Uint8Array.from(colors.flatMap(([count, ...color]) => Array.from({ length: count }, () => color).flat()))

it('names the most frequent colors first, and similar ones as one', () => {
  expect(dominantColors(pixels([30, 194, 69, 45], [50, 18, 49, 66], [20, 20, 51, 68]))).toEqual([
    '#133243',
    '#c2452d',
  ])
})

it('leaves out details, but never the only color', () => {
  expect(dominantColors(pixels([95, 255, 255, 255], [5, 0, 0, 0]))).toEqual(['#ffffff'])
  expect(dominantColors(pixels([1, 0, 16, 255]))).toEqual(['#0010ff'])
})

it('names four at most', () => {
  const many = Array.from({ length: 8 }, (_, index) => [10 + index, index * 32, 0, 0] as const)
  expect(dominantColors(pixels(...many))).toEqual(['#e00000', '#c00000', '#a00000', '#800000'])
})
