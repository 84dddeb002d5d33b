import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media condition holds, such as one of `media`. */
export function useMedia(condition: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(condition)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [condition],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(condition).matches)
}
