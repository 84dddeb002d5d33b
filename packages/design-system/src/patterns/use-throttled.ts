import { useEffect, useRef, useState } from 'react'

/** The value, updated at most once every `ms` milliseconds. */
export function useThrottled<Value>(value: Value, ms: number): Value {
  const [shown, setShown] = useState(value)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  useEffect(() => {
    const beat = setInterval(() => setShown(latest.current), ms)
    return () => clearInterval(beat)
  }, [ms])
  return shown
}
