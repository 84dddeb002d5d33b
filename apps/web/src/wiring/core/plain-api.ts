import { createApiClient } from '@aloft/api-client/client'
import { storedUser } from '../../state/session.ts'

/** For calls whose outcome doesn't affect the session: the session's own calls, and reports of errors. */
export const plainApi = createApiClient({
  getToken: () => storedUser()?.authToken ?? null,
  onTrouble: (action, failure) => console.warn(`call ${action} failed`, failure),
})
