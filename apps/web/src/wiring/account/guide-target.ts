import { guideLimits } from '@aloft/domain/guide/guide-limits'
import type { GuideTarget } from '@aloft/domain/guide/guide-steps'

/**
 * The element that a step points at: the first with its name that is drawn and within reach; whatever an open modal covers
 * isn't. Null if there's none.
 */
export function findGuideTarget(name: GuideTarget): Element | null {
  const named = [...document.querySelectorAll(`[data-guide~="${name}"]`)]
  return (
    named.find((element) => element.checkVisibility() && !element.closest('[aria-hidden=true], [inert]')) ??
    null
  )
}

/** Whether a press was on an element of this name: some steps have several, such as the ads of a list. */
export function isOnGuideTarget(name: GuideTarget, pressed: EventTarget | null): boolean {
  return pressed instanceof Element && pressed.closest(`[data-guide~="${name}"]`) !== null
}

let scrolledAt = Number.NEGATIVE_INFINITY

/**
 * Scrolls a step's target into the window unless it's in sight; not twice within a second (GUI-22). Returns whether it
 * was in sight.
 */
export function scrollToTarget(target: Element): boolean {
  const { top, bottom, left, right, height } = target.getBoundingClientRect()
  const edge = edgesAround(target)
  const isWithin =
    top >= edge.top && left >= 0 && bottom <= window.innerHeight - edge.bottom && right <= window.innerWidth
  const isTall = height >= window.innerHeight / 2
  const isInSight = isWithin || (isTall && top < window.innerHeight / 2 && bottom > window.innerHeight / 2)
  const now = performance.now()
  if (isInSight || now - scrolledAt < guideLimits.scrollLockMs) return isInSight
  scrolledAt = now
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({
    block: isTall ? 'start' : 'center',
    inline: 'nearest',
    behavior: isStill ? 'auto' : 'smooth',
  })
  return false
}

/** How much of the window's upper and lower edge may be covered by bars, unless the element is on something fixed itself. */
function edgesAround(target: Element): { readonly top: number; readonly bottom: number } {
  for (let element: Element | null = target; element; element = element.parentElement) {
    const { position } = getComputedStyle(element)
    if (position === 'fixed' || position === 'sticky') return { top: 0, bottom: 0 }
  }
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  // Without a length it's `auto`.
  return {
    top: Number.parseFloat(scrollPaddingTop) || 0,
    bottom: Number.parseFloat(scrollPaddingBottom) || 0,
  }
}
