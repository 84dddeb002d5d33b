let last: HTMLElement | null = null

/**
 * The element that had the focus when a dialog opened. If one dialog replaces another, the focus was lost
 * with the first one, so it's the element focused before that.
 */
export function openerNow(): HTMLElement | null {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement !== document.body) last = activeElement
  return last
}

/**
 * Returns the focus after a dialog has closed, or moves it to the page's content if the opener is gone or never
 * existed.
 */
export function focusOpener(opener: HTMLElement | null): void {
  if (opener?.isConnected) opener.focus()
  else document.querySelector('main')?.focus({ preventScroll: true })
}
