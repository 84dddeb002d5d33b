/** How long something that a page fetches first is waited for. */
const longestMs = 8_000

const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Calls `reach` now and after every change of the page, until it says that it is done. Gives up when the reader goes
 * their own way, and after a while. Answers how to stop it.
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
