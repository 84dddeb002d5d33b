import { lengthOf, shareMost, wordsIn } from '../text/similarity.ts'

/** Longer texts are descriptions or messages, shorter ones headlines. */
const longestShort = 45

/**
 * Whether a text is new compared with those that an ad has: not similar to any of its own length, and equal to none. A
 * short text may well repeat a word of a long one.
 */
export function unlikeNeighbors(
  neighbors: readonly string[],
  length: 'short' | 'long',
): (text: string) => boolean {
  const equals = new Set(neighbors.map(comparable))
  const peers = neighbors
    .filter((neighbor) => (lengthOf(neighbor) <= longestShort ? 'short' : 'long') === length)
    .map(wordsIn)
    .filter(({ size }) => size > 0)
  return (text) => {
    const words = wordsIn(text)
    return !equals.has(comparable(text)) && !peers.some((peer) => shareMost(peer, words))
  }
}

function comparable(text: string): string {
  return text.trim().toLowerCase()
}
