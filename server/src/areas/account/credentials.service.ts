import type { ActionContext } from '../../action/define.ts'
import { sendMail } from '../../mails/send-mail.ts'
import { replacePasswordHash, setPendingEmail } from './credentials.repo.ts'
import { forgetOtherDevices } from './known-device.service.ts'
import { dropLinks } from './mailed-link.repo.ts'
import { deleteSessions } from './session.repo.ts'

/**
 * Changes a password and locks out anyone who knew the old one: ends all sessions but `sessionId`, forgets other
 * browsers, and cancels earlier links and changes of address. Sends the owner a mail. False if the password changed in
 * the meantime.
 */
export async function changePassword(
  context: Pick<ActionContext, 'db' | 'clock' | 'enqueue' | 'visitor'>,
  change: { userId: string; hash: string; knownHash: string | null; sessionId?: string },
): Promise<boolean> {
  const { db, clock } = context
  const { userId, hash, knownHash, sessionId } = change
  if (!(await replacePasswordHash(db, userId, hash, knownHash))) return false
  await deleteSessions(db, userId, sessionId)
  await forgetOtherDevices(context, userId)
  await dropLinks(db, userId, ['resetPassword', 'changeEmail'])
  await setPendingEmail(db, userId, null, clock.real())
  await sendMail(context, 'passwordChanged', { userId })
  return true
}
