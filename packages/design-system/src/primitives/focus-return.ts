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

/** Gives the focus back once a dialog has closed: to the content of the page where its opener is gone or never was. */
export function focusOpener(opener: HTMLElement | null): void {
  if (opener?.isConnected) opener.focus()
  else document.querySelector('main')?.focus({ preventScroll: true })
}
