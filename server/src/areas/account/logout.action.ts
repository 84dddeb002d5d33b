import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { deleteSession } from './session.repo.ts'

/** Ends the session of this device: both of its tokens are worthless from here on. */
export const logout = defineAction('logout', {
  policy: signedIn,
  async handle({ db, sessionId }) {
    await deleteSession(db, sessionId)
    return 'OK'
  },
})
