import { luminance, luminanceContrast, parseHex } from '../color/rgb.ts'

/** A few odd pixels, such as a glint, don't make words hard to read. */
const ignoredShare = 0.05

/**
 * The contrast of a color with what's drawn behind it: with the least favorable pixels, but for the 5 % furthest out.
 * `pixels` are red, green, blue and opacity one after the other, as a canvas has them. Without pixels, it's the highest.
 */
export function contrastOver(color: string, pixels: ArrayLike<number>): number {
  const ink = luminance(parseHex(color))
  const contrasts: number[] = []
  for (let at = 0; at + 2 < pixels.length; at += 4) {
    const ground = luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0])
    contrasts.push(luminanceContrast(ink, ground))
  }
  contrasts.sort((one, other) => one - other)
  return contrasts[Math.floor(contrasts.length * ignoredShare)] ?? 21
}
