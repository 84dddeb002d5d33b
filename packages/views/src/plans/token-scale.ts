const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const
const maxTicks = 40

/** Number of tokens per tick, so that the largest amount has at most 40 ticks. */
export function tokensPerTick(amounts: readonly number[]): number {
  const largest = Math.max(0, ...amounts)
  return steps.find((step) => largest / step <= maxTicks) ?? Math.ceil(largest / maxTicks)
}
