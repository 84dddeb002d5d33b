declare global {
  interface Window {
    /** Set by `watchHeading`. */
    headingPainted?: Promise<number>
  }
}

/**
 * Runs in the page: waits for the next press, and then for the frame in which the page at this address shows
 * its own first-level heading.
 */
export function watchHeading(path: string): void {
  const before = document.querySelector('h1')
  const isThere = () => {
    const heading = document.querySelector('h1')
    return location.pathname === path && heading !== before && heading !== null && heading.offsetHeight > 0
  }
  window.headingPainted = new Promise((resolve) => {
    const start = ({ timeStamp }: PointerEvent) => {
      const check = () => {
        if (!isThere()) return
        observer.disconnect()
        // A message arrives after the requested frame has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(performance.now() - timeStamp))
          port1.start()
          port2.postMessage(null)
        })
      }
      const observer = new MutationObserver(check)
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    }
    window.addEventListener('pointerdown', start, { once: true, capture: true })
  })
}

/** Runs in the page: milliseconds from the press to the heading. */
export async function timeToHeading(): Promise<number> {
  if (!window.headingPainted) throw new Error('nobody watches for a heading')
  return window.headingPainted
}
