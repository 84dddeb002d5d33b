import type { EditorSection } from '@aloft/domain/ads/editor-sections.rules'

/** Opens the closed sections around an element, because hidden elements can't be focused. */
function openAround(element: Element): void {
  const closed = element.parentElement?.closest('details:not([open])')
  if (!closed) return
  closed.setAttribute('open', '')
  openAround(closed)
}

/** The control of a group: named like it, or its first. A text or a note is focused itself. */
function controlOf(target: HTMLElement): HTMLElement {
  if (target.matches('input, textarea')) return target
  const name = target.id.replace(/^[^-]*-/, '')
  for (const control of [`[name="${CSS.escape(name)}"]`, '[role=combobox]', 'input, textarea']) {
    const found = target.querySelector<HTMLElement>(control)
    if (found) return found
  }
  return target
}

/** Opens the sections around an element and focuses its control; false if it can't be seen. */
export function leadTo(id: string): boolean {
  const target = document.getElementById(id)
  if (!target) return false
  openAround(target)
  const control = controlOf(target)
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
  return document.activeElement === control
}

/** Opens a section of an editor and focuses its heading; false if it can't be seen. */
export function leadToSection(section: EditorSection): boolean {
  const head = document.querySelector<HTMLElement>(`[data-section="${section}"] > summary`)
  if (!head) return false
  head.parentElement?.setAttribute('open', '')
  head.focus()
  head.scrollIntoView({ block: 'start' })
  return document.activeElement === head
}

/** How long a section that was just opened is waited for, in milliseconds. */
const longestMs = 2_000

/**
 * Leads to an element, or to the section around it, whose content is there once it's opened; false if neither can be
 * seen.
 */
export function leadToPart({ id, section }: { id: string | null; section: EditorSection }): boolean {
  if (id !== null && leadTo(id)) return true
  if (!leadToSection(section)) return false
  const opened = document.querySelector(`[data-section="${section}"]`)
  if (id === null || !opened) return true
  const observer = new MutationObserver(() => leadTo(id) && observer.disconnect())
  observer.observe(opened, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), longestMs)
  return true
}
