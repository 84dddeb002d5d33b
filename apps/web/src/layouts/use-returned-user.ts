import { useEffect } from 'react'
import { refreshUser } from '../wiring/account/account.ts'

/** Reloads the user whenever they return to this tab, while they have something to do elsewhere. */
export function useReturnedUser(isAwaiting: boolean): void {
  useEffect(() => {
    if (!isAwaiting) return
    // Returning to a tab fires both events.
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
