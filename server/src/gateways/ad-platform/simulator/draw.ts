import { createHash } from 'node:crypto'
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** Numbers that follow from a text alone: the same text draws the same numbers on every machine, for ever. */
export interface Draw {
  /** From 0 up to 1. */
  uniform(): number
  /** Around 0 with a spread of 1. */
  normal(): number
}

/** A draw for one purpose of one seed. Draws of other purposes neither shift it nor resemble it. */
export function drawFor(seed: string, purpose: string): Draw {
  const digest = createHash('sha256').update(`${seed}\n${purpose}`).digest()
  const state = [0, 4, 8, 12].map((at) => digest.readInt32LE(at))
  const generator = xoroshiro128plusFromState(state)
  const uniform = () => uniformFloat64(generator)
  return {
    uniform,
    // Box and Muller; the logarithm takes no 0.
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
  }
}
