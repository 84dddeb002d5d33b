import { expect, it } from 'vitest'
import { logoFit } from './logo-fit.ts'

type Pixel = readonly [number, number, number, number]
const clear: Pixel = [0, 0, 0, 0]

/** A picture with that share of inked pixels. */
function picture(ink: Pixel, share: number): Uint8ClampedArray {
  return Uint8ClampedArray.from(
    Array.from({ length: 100 }, (_, index) => (index < share * 100 ? ink : clear)).flat(),
  )
}

it('lets a square logo with its own background fill the square', () => {
  expect(logoFit(1, picture([200, 60, 20, 255], 1))).toEqual({ fit: 'cover' })
  expect(logoFit(1.2, picture([200, 60, 20, 255], 0.95))).toEqual({ fit: 'cover' })
})

it('keeps a wordmark whole, on its own background if it has one', () => {
  expect(logoFit(3.4, picture([18, 49, 66, 255], 1))).toEqual({ fit: 'contain', ground: 'rgb(18 49 66)' })
  expect(logoFit(0.4, picture([18, 49, 66, 255], 1))).toMatchObject({ fit: 'contain' })
})

it.each([
  ['a dark one on white', [20, 20, 30, 255], '#ffffff'],
  ['a white one on near black', [255, 255, 255, 255], '#1b1b1e'],
  ['a pale one on near black', [240, 220, 160, 255], '#1b1b1e'],
  ['a red one on white', [190, 40, 30, 255], '#ffffff'],
] as const)('puts %s', (_, ink, ground) => {
  expect(logoFit(3, picture(ink, 0.3))).toEqual({ fit: 'contain', ground })
  expect(logoFit(1, picture(ink, 0.3))).toEqual({ fit: 'contain', ground })
})
