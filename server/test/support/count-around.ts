import type { Draw } from '../../src/gateways/ad-platform/simulator/draw.ts'

/** A random count around a mean (Poisson). */
export function countAround(mean: number, draw: Draw): number {
  const limit = draw.uniform()
  let [count, term, chance] = [0, Math.exp(-mean), Math.exp(-mean)]
  while (limit > chance && term > 0) {
    count += 1
    term *= mean / count
    chance += term
  }
  return count
}
