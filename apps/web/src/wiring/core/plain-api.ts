import { createApiClient } from '@aloft/api-client/client'
import { storedUser } from '../../state/session.ts'

/** Calls whose outcome says nothing of the session: those the session itself is made of, and reports of errors. */
export const plainApi = createApiClient({
  getToken: () => storedUser()?.authToken ?? null,
  onTrouble: (action, failure) => console.warn(`call ${action} failed`, failure),
})
