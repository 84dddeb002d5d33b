import { useSyncExternalStore } from 'react'

function watch(onChange: () => void): () => void {
  const { visualViewport } = window
  visualViewport?.addEventListener('resize', onChange)
  visualViewport?.addEventListener('scroll', onChange)
  return () => {
    visualViewport?.removeEventListener('resize', onChange)
    visualViewport?.removeEventListener('scroll', onChange)
  }
}

/** The pixels that the keyboard on the screen covers at the bottom of the page; zooming isn't a keyboard. */
function heightNow(): number {
  const { visualViewport } = window
  if (!visualViewport || visualViewport.scale > 1.01) return 0
  return Math.max(0, Math.round(window.innerHeight - visualViewport.height - visualViewport.offsetTop))
}

/** Height of the keyboard on the screen; 0 while there's none. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(watch, heightNow)
}
