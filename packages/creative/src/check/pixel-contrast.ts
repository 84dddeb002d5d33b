import { luminance, luminanceContrast, parseHex } from '../color/rgb.ts'

/** A few odd pixels, such as a glint, don't make words hard to read. */
const ignoredShare = 0.05

/**
 * The luminance of each pixel, for `contrastOver`. `pixels` are red, green, blue and opacity one after the other, as a
 * canvas has them.
 */
export function luminances(pixels: ArrayLike<number>): Float32Array {
  return Float32Array.from({ length: Math.floor(pixels.length / 4) }, (_, place) => {
    const at = place * 4
    return luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0])
  })
}

/**
 * The contrast of a color with what's drawn behind it, 1 to 21: with the least favorable pixels, but for the 5 % furthest
 * out. Without pixels, it's the highest.
 */
export function contrastOver(color: string, grounds: Float32Array): number {
  const ink = luminance(parseHex(color))
  const contrasts = grounds.map((ground) => luminanceContrast(ink, ground)).toSorted()
  return contrasts[Math.floor(contrasts.length * ignoredShare)] ?? 21
}
