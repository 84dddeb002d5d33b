import { createApiClient } from '@aloft/api-client/client'
import { storedUser } from '../state/session.ts'

/** The one client of the app. */
export const api = createApiClient({
  getToken: () => storedUser()?.authToken ?? null,
  onTrouble: (action, failure) => console.warn(`call ${action} failed`, failure),
})
