import type { Arrangement } from './rank-arrangements.ts'

const mostOfOnePicture = 3

/**
 * Arrangements in an order that shows differences early: at first each layout once, and no picture more than three
 * times.
 */
export function variedArrangements(ranked: readonly Arrangement[]): readonly Arrangement[] {
  const first: Arrangement[] = []
  for (const one of ranked) {
    const isNewLayout = !first.some(({ layout }) => layout === one.layout)
    const shown = first.filter(({ picture }) => picture === one.picture).length
    if (isNewLayout && (one.picture === null || shown < mostOfOnePicture)) first.push(one)
  }
  return [...first, ...ranked.filter((one) => !first.includes(one))]
}
