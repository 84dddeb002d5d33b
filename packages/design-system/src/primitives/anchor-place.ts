/** Edges of a floating panel in CSS pixels from those of the window: two of the four. */
export interface Place {
  readonly top?: number
  readonly right?: number
  readonly bottom?: number
  readonly left?: number
}

interface Box {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** Between the panel and its opener, and at least between the panel and the edges of the window. */
const gap = 8
const margin = 16

/**
 * Where a panel opens at its opener: below one at the top of the window, with their ends aligned, and beside one at the
 * bottom, with their lower edges aligned. It never leaves the window.
 */
export function placeAt(
  opener: Box,
  window: { readonly width: number; readonly height: number },
  panel: { readonly width: number; readonly height: number },
): Place {
  const within = (start: number, space: number, size: number) =>
    Math.max(margin, Math.min(start, space - size - margin))
  if (opener.top < window.height / 2)
    return {
      top: within(opener.bottom + gap, window.height, panel.height),
      right: within(window.width - opener.right, window.width, panel.width),
    }
  return {
    bottom: within(window.height - opener.bottom, window.height, panel.height),
    left: within(opener.right + gap, window.width, panel.width),
  }
}
