import { expect, it } from 'vitest'
import { contrastOver, luminances } from './pixel-contrast.ts'

const pixels = (...colors: (readonly [count: number, gray: number])[]) =>
  luminances(
    colors.flatMap(([count, gray]) => Array.from({ length: count }, () => [gray, gray, gray, 255]).flat()),
  )

it('is that with the least favorable part of the ground', () => {
  expect(contrastOver('#000000', pixels([100, 255]))).toBe(21)
  expect(contrastOver('#000000', pixels([50, 255], [50, 0]))).toBe(1)
  expect(contrastOver('#777777', pixels([50, 255], [50, 0]))).toBeCloseTo(4.48, 2)
})

it('ignores a few odd pixels', () => {
  expect(contrastOver('#000000', pixels([96, 255], [4, 0]))).toBe(21)
  expect(contrastOver('#000000', pixels([94, 255], [6, 0]))).toBe(1)
})

it('is the highest without a ground', () => {
  expect(contrastOver('#000000', luminances([]))).toBe(21)
})
