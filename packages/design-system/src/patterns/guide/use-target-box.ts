import { guideLimits } from '@aloft/domain/guide/guide-limits'
import { useLayoutEffect, useState } from 'react'

/** A box in CSS pixels from the upper left corner of the window. */
export interface TargetBox {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

function measure(target: Element): TargetBox {
  const { top, left, width, height } = target.getBoundingClientRect()
  return { top, left, width, height }
}

const isSame = (one: TargetBox | null, other: TargetBox) =>
  one !== null && (['top', 'left', 'width', 'height'] as const).every((edge) => one[edge] === other[edge])

/**
 * The box of an element, followed while anything scrolls (at most every 10 ms) and whenever it or the window changes
 * its size; a new `placement` measures it once more (GUI-22).
 */
export function useTargetBox(target: Element, placement: number): TargetBox | null {
  const [box, setBox] = useState<TargetBox | null>(null)
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      const next = measure(target)
      setBox((last) => (isSame(last, next) ? last : next))
    }
    const onScroll = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        update()
      }, guideLimits.scrollThrottleMs)
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(target)
    observer.observe(document.documentElement)
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    window.addEventListener('resize', onScroll)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('scroll', onScroll, { capture: true })
      window.removeEventListener('resize', onScroll)
    }
  }, [target, placement])
  return box
}
