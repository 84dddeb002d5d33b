import { useEffect } from 'react'
import { reloadUser } from '../../wiring/account/user.ts'

/** Reloads the account if a call was refused: the page then shows that its user is no longer an admin (ADM-03). */
export function useAdminCheck(isRefused: boolean): void {
  useEffect(() => {
    if (isRefused) void reloadUser()
  }, [isRefused])
}
