import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect } from 'react'

/** Usual height of a row in CSS pixels. */
export const rowHeight = 52
const usualHeight = (_place: number) => rowHeight
const usualRowsAround = 8

/**
 * The visible rows of a scrolled box, and the height of the rows before and after them in CSS pixels.
 * `heightAt` is the height of the row at a place; a new function measures all rows again. So many `rowsAround` the visible
 * ones are ready for scrolling.
 */
export function useRowsInSight(
  box: RefObject<HTMLElement | null>,
  count: number,
  heightAt = usualHeight,
  rowsAround = usualRowsAround,
) {
  // oxlint-disable-next-line react/incompatible-library -- its result is read here on every render and isn't passed on
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: heightAt,
    overscan: rowsAround,
  })
  // The virtualizer keeps the heights it has estimated.
  useEffect(() => rows.measure(), [rows, heightAt])
  const inSight = rows.getVirtualItems()
  const [first, last] = [inSight[0], inSight.at(-1)]
  return {
    places: inSight.map(({ index }) => index),
    before: first?.start ?? 0,
    // Before any row is in sight, this is what gives the box its height.
    behind: rows.getTotalSize() - (last?.end ?? 0),
  }
}
