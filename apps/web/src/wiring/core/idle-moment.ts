/** Resolves once the browser has nothing else to do, and after `longestMs` at the latest. */
export function nextIdleMoment(longestMs?: number): Promise<void> {
  return new Promise((resolve) => {
    // Not in every browser.
    if (!('requestIdleCallback' in window)) setTimeout(resolve, 200)
    else requestIdleCallback(() => resolve(), longestMs === undefined ? {} : { timeout: longestMs })
  })
}
