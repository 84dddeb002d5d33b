import { useState } from 'react'

/**
 * Which fields of a form may show their error: those that have lost the focus once, and all of them after a
 * submit.
 */
export function useTouched<Name extends string>(): {
  isTouched: (name: Name) => boolean
  touch: (...names: Name[]) => void
} {
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set())
  return {
    isTouched: (name) => touched.has(name),
    touch: (...names) => setTouched(new Set([...touched, ...names])),
  }
}
