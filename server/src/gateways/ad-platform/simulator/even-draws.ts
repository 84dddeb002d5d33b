import type { Draw } from './draw.ts'

const primes = [2, 3, 5, 7, 11, 13]

/**
 * The digits of a number in a base, mirrored at the radix point (van der Corput sequence): such numbers fill 0 to 1
 * evenly, however many there are.
 */
function mirrored(number: number, base: number): number {
  let [rest, place, sum] = [number, 1 / base, 0]
  for (; rest > 0; rest = Math.floor(rest / base)) {
    sum += (rest % base) * place
    place /= base
  }
  return sum
}

// The inverse of the normal distribution by rational functions, accurate to nine digits (Acklam).
const middle = {
  above: [
    -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
    2.506628277459239,
  ],
  below: [
    -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1,
  ],
}
const tail = {
  above: [
    -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783,
  ],
  below: [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1],
}
const tailBelow = 0.02425
const polynomial = (factors: readonly number[], at: number) =>
  factors.reduce((sum, factor) => sum * at + factor, 0)

/** The value, in standard deviations from the mean, that the given share of all cases lies below. */
export function normalQuantile(share: number): number {
  if (share > 0.5) return -normalQuantile(1 - share)
  if (share < tailBelow) {
    const at = Math.sqrt(-2 * Math.log(share))
    return polynomial(tail.above, at) / polynomial(tail.below, at)
  }
  const at = share - 0.5
  return (polynomial(middle.above, at * at) * at) / polynomial(middle.below, at * at)
}

/**
 * The draw at a position of a sequence that covers all cases more evenly than random numbers would (Halton sequence),
 * so that hundreds of draws are as good as thousands of random ones. It has six numbers.
 */
export function evenDraw(place: number): Draw {
  let dimension = 0
  const uniform = () => {
    const base = primes[dimension]
    if (base === undefined) throw new Error(`an even draw has ${primes.length} numbers`)
    dimension += 1
    return mirrored(place + 1, base)
  }
  return { uniform, normal: () => normalQuantile(uniform()) }
}
