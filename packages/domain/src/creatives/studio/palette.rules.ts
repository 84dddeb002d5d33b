import type { Creative } from '../creative.entity.ts'

/** How many colors are offered at once. */
const mostColors = 8

/**
 * The colors of a creative's formats, the most frequent first. A composed creative is in its brand's colors, so these are
 * what fits it.
 */
export function paletteOf(scenes: readonly Pick<Creative, 'background' | 'elements'>[]) {
  const counts = new Map<string, number>()
  const count = (hex: string) => counts.set(hex.toLowerCase(), (counts.get(hex.toLowerCase()) ?? 0) + 1)
  for (const { background, elements } of scenes) {
    count(background)
    for (const element of elements) if ('color' in element && element.color !== null) count(element.color)
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostColors)
    .map(([hex]) => ({ hex }))
}
