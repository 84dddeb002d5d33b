/** How long a scan shows what it finds, in milliseconds; many are done sooner than anybody can follow. */
export const scanRevealMs = 3_000

/** What is left of that for a scan; 0 for one that began before, and for one whose start isn't known it's all of it. */
export function restOfReveal(startDate: Date | null, now: Date): number {
  if (!startDate) return scanRevealMs
  // The clocks of server and browser may differ.
  return Math.min(scanRevealMs, Math.max(0, startDate.getTime() + scanRevealMs - now.getTime()))
}
