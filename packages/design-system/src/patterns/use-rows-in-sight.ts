import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

/** CSS pixels of a row. */
export const rowHeight = 52
const rowsAround = 8

/** The rows of a scrolled box that are in sight, and how much room those before and behind take, in CSS pixels. */
export function useRowsInSight(box: RefObject<HTMLElement | null>, count: number) {
  // oxlint-disable-next-line react/incompatible-library -- what it gives is read here, at every drawing, and goes no further
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: rowsAround,
  })
  const inSight = rows.getVirtualItems()
  const [first, last] = [inSight[0], inSight.at(-1)]
  return {
    places: inSight.map(({ index }) => index),
    before: first?.start ?? 0,
    behind: last ? rows.getTotalSize() - last.end : 0,
  }
}
