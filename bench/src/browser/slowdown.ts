/**
 * How many times slower than this machine a mid-range phone is, by the table that Lighthouse gives for its benchmark index.
 * Lighthouse's usual four is meant for a fast machine: on a shared one, it would stand for a phone that nobody has.
 */
export function slowdownFor(benchmarkIndex: number): number {
  if (benchmarkIndex < 800) return 1 + Math.max(0, benchmarkIndex - 150) / 650
  if (benchmarkIndex < 1300) return 2 + (benchmarkIndex - 800) / 500
  return Math.min(4, 3 + (benchmarkIndex - 1300) / 233)
}
