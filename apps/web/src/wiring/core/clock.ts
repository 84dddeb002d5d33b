import { addHours } from '@aloft/domain/core/dates'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api } from './api.ts'
import { plainApi } from './plain-api.ts'

let offsetHours = 0
let isRead = false
let moves = 0
const listeners = new Set<() => void>()

function setOffset(hours: number): void {
  // The first reading is the current time, not a move.
  if (isRead && hours !== offsetHours) moves++
  isRead = true
  offsetHours = hours
  for (const listener of listeners) listener()
}

/** Whole seconds for which `isRunning` has been true without a break. */
export function useElapsedSeconds(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const started = performance.now()
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - started) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return seconds
}

/**
 * Asks the server how far product time is ahead; until it answers, and in production, the offset is 0
 * (CLK-02).
 */
export async function readProductClock(): Promise<void> {
  const outcome = await plainApi.call('get-mock-date-offset-hours', {})
  if (outcome.kind === 'reply') setOffset(outcome.reply.mockDateOffsetHours)
}

/**
 * Moves product time forward by hours. Otherwise resolves with the reason: the server doesn't allow it
 * (OPN-11), or time is further ahead already.
 */
export async function moveProductClock(hours: number): Promise<'moved' | 'ahead' | 'refused'> {
  const outcome = await api.call('set-mock-date-offset-hours', { hours: offsetHours + hours })
  if (outcome.kind === 'reply') setOffset(outcome.reply.mockDateOffsetHours)
  else if (outcome.kind === 'failure') setOffset(outcome.failure.mockDateOffsetHours)
  else return 'refused'
  return outcome.kind === 'reply' ? 'moved' : 'ahead'
}

/** Hours that product time is ahead. */
export function useProductOffsetHours(): number {
  return useSyncExternalStore(watchClock, () => offsetHours)
}

/** How often the clock was moved since it was first read, in this window or another. */
export function useClockMoves(): number {
  return useSyncExternalStore(watchClock, () => moves)
}

/** Milliseconds of the real clock, which sessions depend on. */
export function realNow(): number {
  return Date.now()
}

/** The current time by the product's clock (CLK-04). Not for rendering: the compiler would memoize it. */
export function productNow(): Date {
  return addHours(new Date(), offsetHours)
}

/** Product time for rendering, updated at this interval, and at once if the clock is moved. */
export function useProductNow(everyMs = 60_000): Date {
  const hours = useProductOffsetHours()
  const [realTime, setRealTime] = useState(realNow)
  useEffect(() => {
    const timer = setInterval(() => setRealTime(realNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return addHours(new Date(realTime), hours)
}

/** The current day in product time; changes at midnight, and if the test clock is moved. */
export function useProductDay(): Date {
  const day = useSyncExternalStore(watchClock, () => productNow().toDateString())
  return new Date(day)
}

function watchClock(onChange: () => void): () => void {
  listeners.add(onChange)
  const timer = setInterval(onChange, 60_000)
  return () => {
    listeners.delete(onChange)
    clearInterval(timer)
  }
}
