import { useEffect, useRef } from 'react'

/** Returns a function that says whether the component is still mounted: what it waited for may end later. */
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
