/** Calls once the reader first moves the pointer, presses a key or scrolls, unless the signal comes before. */
export function onFirstAction(take: () => void, signal: AbortSignal): void {
  for (const move of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
    window.addEventListener(move, take, { capture: true, once: true, signal })
}
