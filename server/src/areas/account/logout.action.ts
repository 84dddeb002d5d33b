import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { deleteSession, deleteSessions } from './session.repo.ts'

/** Ends the session of this device, or of all: their tokens are worthless from here on. */
export const logout = defineAction('logout', {
  policy: signedIn,
  async handle({ db, account, sessionId }, { isEverywhere }) {
    await (isEverywhere ? deleteSessions(db, account.id) : deleteSession(db, sessionId))
    return 'OK'
  },
})
