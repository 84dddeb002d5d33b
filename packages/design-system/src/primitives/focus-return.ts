let last: HTMLElement | null = null

/**
 * What has the focus as a dialog opens. Where one takes the place of another, the focus has left the page with the
 * former: then it is what had it before that one.
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
