/** How long to wait for content that a page loads. */
const longestMs = 8_000

const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Calls `reach` now and after every change of the page, until it returns true. Gives up if the user scrolls
 * or types, and after a while. Returns the function that stops it.
 */
export function whenThere(reach: () => boolean): () => void {
  if (reach()) return () => undefined
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const move of moves) window.removeEventListener(move, stop)
  }
  const observer = new MutationObserver(() => reach() && stop())
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(stop, longestMs)
  for (const move of moves) window.addEventListener(move, stop, { passive: true })
  return stop
}
