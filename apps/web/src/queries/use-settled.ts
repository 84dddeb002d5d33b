import { useEffect, useState } from 'react'

/** A value once it hasn't changed for a while; compared as JSON. */
export function useSettled<T>(value: T, delayMs: number): T {
  const json = JSON.stringify(value)
  const [settled, setSettled] = useState(json)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(json), delayMs)
    return () => clearTimeout(timer)
  }, [json, delayMs])
  return settled === json ? value : (JSON.parse(settled) as T)
}
