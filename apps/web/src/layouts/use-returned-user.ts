import { useEffect } from 'react'
import { reloadUser } from '../wiring/account/user.ts'

/** Reloads the user whenever they return to this tab, while they have something to do elsewhere. */
export function useReturnedUser(isAwaiting: boolean): void {
  useEffect(() => {
    if (!isAwaiting) return
    // Returning to a tab fires both events; the second finds the request of the first.
    const onReturn = () => {
      if (document.visibilityState !== 'hidden') void reloadUser()
    }
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [isAwaiting])
}
