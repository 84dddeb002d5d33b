import { addHours } from '@aloft/domain/core/dates'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api } from './api.ts'

let offsetHours = 0
const listeners = new Set<() => void>()

function setOffset(hours: number): void {
  offsetHours = hours
  for (const tell of listeners) tell()
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

/** Asks the server how far product time runs ahead; until it answers, and in production, it does not (CLK-02). */
export async function startProductClock(): Promise<void> {
  const outcome = await api.call('get-mock-date-offset-hours', {})
  if (outcome.kind === 'reply') setOffset(outcome.reply.mockDateOffsetHours)
}

/** Sets how many hours product time runs ahead; false where the server does not allow it (OPN-11). */
export async function setProductClock(hours: number): Promise<boolean> {
  const outcome = await api.call('set-mock-date-offset-hours', { hours })
  if (outcome.kind !== 'reply') return false
  setOffset(outcome.reply.mockDateOffsetHours)
  return true
}

/** Hours by which product time runs ahead. */
export function useProductOffsetHours(): number {
  return useSyncExternalStore(watchClock, () => offsetHours)
}

/** Milliseconds of the real clock, by which sessions go. */
export function realNow(): number {
  return Date.now()
}

/** Now, by the clock that every date of the product is told in (CLK-04). */
export function productNow(): Date {
  return addHours(new Date(), offsetHours)
}

/** The day it is in product time; changes at midnight, and where the test clock is set. */
export function useProductDay(): Date {
  const day = useSyncExternalStore(watchClock, () => productNow().toDateString())
  return new Date(day)
}

function watchClock(tell: () => void): () => void {
  listeners.add(tell)
  const timer = setInterval(tell, 60_000)
  return () => {
    listeners.delete(tell)
    clearInterval(timer)
  }
}
