/** The middle value, or the mean of the two in the middle. Throws if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (low === undefined || high === undefined) throw new Error('no values were measured')
  return (low + high) / 2
}

/** The smallest value that at least `percent` of all values don't exceed. Throws if there are no values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)]
  if (value === undefined) throw new Error('no values were measured')
  return value
}

/** Medians of two subjects, in the unit of their measurements, and the first as a multiple of the second. */
export interface Compared {
  readonly ours: number
  readonly theirs: number
  readonly ratio: number
}

/**
 * Measures two subjects alternately, so that a machine that gets busier or warmer affects both, and takes the
 * median of each. The first round of both is a warm-up and doesn't count.
 */
export async function compare(
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
  rounds = 5,
): Promise<Compared> {
  const [a, b]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    const measured = [await ours(), await theirs()] as const
    if (round === 0) continue
    a.push(measured[0])
    b.push(measured[1])
  }
  const result = { ours: median(a), theirs: median(b) }
  return { ...result, ratio: result.ours / result.theirs }
}

/** Milliseconds of processor time that this process spends on some work, including its threads. */
export async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
