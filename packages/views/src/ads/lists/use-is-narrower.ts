import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element is narrower than a width in CSS pixels, also before its first paint. */
export function useIsNarrower(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [isNarrower, setIsNarrower] = useState(false)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return undefined
    const measure = () => setIsNarrower(current.clientWidth < width)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, width])
  return isNarrower
}
