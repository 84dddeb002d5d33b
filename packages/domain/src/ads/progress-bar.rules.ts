// Times for the progress bar of ad generation, in milliseconds; its tick is `progressTickMs` of core.

/** How long a bar without progress data takes from 0 to 100 (BGP-06). */
export const progressDurationMs = 5_000

/** Shortest interval between two values of a bar (BGP-06). */
export const progressThrottleMs = 200

/** How long a full bar stays before it hides (BGP-05). */
export const progressHideMs = 500

/**
 * Position of a bar some time after it last moved: it glides to the current progress without jumping. All from 0 to
 * 100; a new task starts from 0 again at once.
 */
export function runningBar(shown: number, done: number, elapsedMs: number): number {
  return Math.min(done, shown + (100 * elapsedMs) / progressDurationMs)
}
