import { useEffect, useRef } from 'react'

/** Returns a function that returns whether the component is still mounted, for use after waiting. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return () => isHere.current
}
