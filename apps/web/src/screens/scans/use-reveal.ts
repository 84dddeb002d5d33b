import { restOfReveal } from '@aloft/domain/scans/scan-reveal.rules'
import { useEffect, useState } from 'react'
import { useScan } from '../../state/scan.ts'
import { productNow } from '../../wiring/core/clock.ts'

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Whether a scan that this page began to follow still shows what it finds, though it's read already: for some seconds from its
 * start, and not at all for whoever wants no motion.
 */
export function useReveal(isReading: boolean): boolean {
  const { startDate } = useScan()
  const [isOver, setOver] = useState(() => !isReading || isStill())
  const rest = restOfReveal(startDate, productNow())
  useEffect(() => {
    if (isOver) return
    const timer = setTimeout(() => setOver(true), restOfReveal(startDate, productNow()))
    return () => clearTimeout(timer)
  }, [isOver, startDate])
  return !isOver && rest > 0
}

/** How many of so many to show, one more after each pause; all of them if they aren't revealed. */
export function usePaced(count: number, isRevealing: boolean, pauseMs: number): number {
  const [shown, setShown] = useState(1)
  useEffect(() => {
    if (!isRevealing || shown >= count) return
    const timer = setTimeout(() => setShown(shown + 1), pauseMs)
    return () => clearTimeout(timer)
  }, [count, isRevealing, pauseMs, shown])
  return isRevealing ? Math.min(shown, count) : count
}
