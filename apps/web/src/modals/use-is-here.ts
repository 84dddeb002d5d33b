import { useEffect, useRef } from 'react'

/** Tells, when it is called, whether the component is still in the page: what it waited for may end later. */
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
