import { describe, expect, it } from 'vitest'
import { pictureColor } from './picture-color.ts'

const pixels = (...parts: (readonly [count: number, color: readonly number[]])[]) =>
  parts.flatMap(([count, color]) => Array.from({ length: count }, () => color).flat())

const red = [184, 50, 31, 255]
const white = [255, 255, 255, 255]
const night = [18, 49, 66, 255]

describe('pictureColor', () => {
  it('is the most frequent color', () => {
    expect(pictureColor(pixels([9, night], [5, red]))).toBe('#b8321f')
    expect(pictureColor(pixels([90, night], [5, red]))).toBe('#123142')
  })

  it('prefers a vivid color to a gray one that covers more', () => {
    expect(pictureColor(pixels([60, white], [30, red]))).toBe('#b8321f')
    expect(pictureColor(pixels([60, white], [3, red]))).toBe('#ffffff')
  })

  it('takes neighboring shades as one color', () => {
    expect(pictureColor(pixels([4, [180, 50, 24, 255]], [4, [182, 52, 26, 255]], [7, night]))).toBe('#b53319')
  })

  it('ignores what is transparent, and finds nothing in nothing', () => {
    expect(pictureColor(pixels([9, [0, 200, 0, 10]], [1, red]))).toBe('#b8321f')
    expect(pictureColor([])).toBeNull()
    expect(pictureColor(pixels([9, [0, 200, 0, 10]]))).toBeNull()
  })
})
