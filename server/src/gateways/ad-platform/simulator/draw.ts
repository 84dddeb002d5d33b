import { createHash } from 'node:crypto'
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** Random numbers derived from a text: the same text always gives the same numbers, on every machine. */
export interface Draw {
  /** From 0 up to 1. */
  uniform(): number
  /** Normally distributed, with mean 0 and standard deviation 1. */
  normal(): number
}

/** Random numbers for one purpose of a seed, independent of those for other purposes. */
export function drawFor(seed: string, purpose: string): Draw {
  const digest = createHash('sha256').update(`${seed}\n${purpose}`).digest()
  const state = [0, 4, 8, 12].map((at) => digest.readInt32LE(at))
  const generator = xoroshiro128plusFromState(state)
  const uniform = () => uniformFloat64(generator)
  return {
    uniform,
    // Box-Muller transform; the logarithm is undefined at 0.
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
  }
}
