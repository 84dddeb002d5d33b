let last: HTMLElement | null = null

/**
 * The focused element when a dialog opens. If one dialog replaces another, the page has lost the focus with the first
 * one, so it's the element that was focused before that.
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
