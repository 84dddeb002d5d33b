import { useEffect, useState } from 'react'

/** The value a promise resolves with; undefined until then, and again as soon as the promise changes. */
export function useResult<T>(promise: Promise<T> | null): T | undefined {
  const [settled, setSettled] = useState<{ readonly promise: Promise<T>; readonly result: T } | null>(null)
  useEffect(() => {
    void promise?.then((result) => setSettled({ promise, result }))
  }, [promise])
  return settled && settled.promise === promise ? settled.result : undefined
}
