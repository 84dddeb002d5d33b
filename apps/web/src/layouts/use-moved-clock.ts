import { useEffect } from 'react'
import { product } from '../state/product.ts'
import { readProductClock, useClockMoves } from '../wiring/core/clock.ts'
import { invalidate } from '../wiring/core/queries.ts'

const pollIntervalMs = 5_000
const readEveryMs = 3_000
/** After the clock was moved, the server works on due work for this long. */
const settlesWithinMs = 15_000

/** Keeps product time. If it's moved, in this window or another, the page is updated (CLK-03). */
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
