import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { forgetOtherDevices } from './known-device.service.ts'
import { deleteSession, deleteSessions } from './session.repo.ts'

/** Ends the session of this device, or of all devices; their tokens become invalid. */
export const logout = defineAction('logout', {
  policy: signedIn,
  async handle(context, { isEverywhere }) {
    const { db, account, sessionId } = context
    if (!isEverywhere) {
      await deleteSession(db, sessionId)
      return 'OK'
    }
    await deleteSessions(db, account.id)
    await forgetOtherDevices(context, account.id)
    return 'OK'
  },
})
