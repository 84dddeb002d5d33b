import { type RefObject, useLayoutEffect, useState } from 'react'

/** Space between tiles, in CSS pixels. */
export const tileGap = 8
const leastSide = 98

/** How many square tiles fit beside each other in a box, and their side in CSS pixels. */
export function useTileColumns(box: RefObject<HTMLElement | null>): { columns: number; side: number } {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => setWidth(element.clientWidth - 2 * tileGap)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  const columns = Math.max(2, Math.floor((width + tileGap) / (leastSide + tileGap)))
  return { columns, side: Math.max(1, Math.floor((width - (columns - 1) * tileGap) / columns)) }
}
