import { useEffect } from 'react'
import { product } from '../state/product.ts'
import { readProductClock, useClockMoves } from '../wiring/core/clock.ts'
import { invalidate } from '../wiring/core/queries.ts'

const pollIntervalMs = 5_000
const readEveryMs = 3_000
/** So long, after the clock was moved, the server is at work on what fell due. */
const settlesWithinMs = 15_000

/** Keeps product time. Where it was moved, in this window or another, what is shown follows it (CLK-03). */
export function useMovedClock(): void {
  const moves = useClockMoves()
  useEffect(() => {
    if (!product.isDevelopment) return
    const poll = () => {
      if (!document.hidden && navigator.onLine) void readProductClock()
    }
    const timer = setInterval(poll, pollIntervalMs)
    document.addEventListener('visibilitychange', poll)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
    }
  }, [])
  useEffect(() => {
    if (moves === 0) return
    invalidate()
    const timer = setInterval(() => invalidate(), readEveryMs)
    const end = setTimeout(() => clearInterval(timer), settlesWithinMs)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
  }, [moves])
}
