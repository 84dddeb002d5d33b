import { useEffect, useEffectEvent } from 'react'

/** Notifies a process when its tab is hidden and shown again: a hidden tab doesn't ask the server. */
export function useHiddenTab(onChange: (event: { type: 'HIDE' | 'SHOW' }) => void): void {
  const notify = useEffectEvent(() => onChange({ type: document.hidden ? 'HIDE' : 'SHOW' }))
  useEffect(() => {
    const onVisibilityChange = () => notify()
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => document.removeEventListener('visibilitychange', onVisibilityChange)
  }, [])
}
