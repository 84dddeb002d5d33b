import { addHours } from '../core/dates.ts'

/** How often an open page checks for the snippet, in milliseconds: it's found within a minute of being pasted. */
export const websiteCheckMs = 15_000

/** Hours between two checks once nobody waits for them, for seven days in all. */
const gaps = [0.1, 0.25, 0.65, 2, 3, 6, 12, 24, 24, 48, 48]

/** How long the product checks for a snippet by itself, in hours. */
export const websiteWatchHours = gaps.reduce((sum, gap) => sum + gap, 0)

/**
 * When the product next checks for a brand's snippet by itself (DOM-08), after so many of its own checks; null after
 * the last one.
 */
export function nextWebsiteCheck(now: Date, checks: number): Date | null {
  const gap = gaps[checks]
  return gap === undefined ? null : addHours(now, gap)
}
