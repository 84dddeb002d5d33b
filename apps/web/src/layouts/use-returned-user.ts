import { useEffect } from 'react'
import { refreshUser } from '../wiring/account.ts'

/** Asks who the user is by now whenever somebody comes back to this tab, while something is awaited of them elsewhere. */
export function useReturnedUser(isAwaiting: boolean): void {
  useEffect(() => {
    if (!isAwaiting) return
    // Coming back to a tab is told twice.
    let isAsking = false
    const ask = async () => {
      if (isAsking || document.visibilityState === 'hidden') return
      isAsking = true
      await refreshUser()
      isAsking = false
    }
    const onReturn = () => void ask()
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [isAwaiting])
}
