import { drawFor } from './draw.ts'

/**
 * Counts chance events of an expected number (a Poisson process in the time of its expectation): the same expectation
 * always has the same count, and a higher one never a lower count. The two versions of a tested ad need this chance,
 * because a test has to separate luck from a difference.
 */
export function arrivalsOf(seed: string, purpose: string): (expected: number) => number {
  const draw = drawFor(seed, purpose)
  /** The expectation at which each event happens, as far as it was needed. */
  const arrivals: number[] = []
  const gap = () => -Math.log(1 - draw.uniform())
  return (expected) => {
    for (let last = arrivals.at(-1) ?? 0; last <= expected;) {
      last += gap()
      arrivals.push(last)
    }
    let [low, high] = [0, arrivals.length]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if ((arrivals[middle] ?? Infinity) <= expected) low = middle + 1
      else high = middle
    }
    return low
  }
}
