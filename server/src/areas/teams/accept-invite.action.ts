import { checkPassword } from '@aloft/domain/account/password.rules'
import { v7 as uuidv7 } from 'uuid'
import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { anyone } from '../../action/policies.ts'
import { tokenDigest } from '../../action/tokens.ts'
import { findCredentials } from '../account/account.repo.ts'
import { registerAccount } from '../account/account.service.ts'
import { attemptPassword } from '../account/password-attempt.service.ts'
import { protectPassword } from '../account/password-hash.ts'
import { findStoredSession } from '../account/session.repo.ts'
import { reopenSession, signIn } from '../account/session.service.ts'
import { notify } from '../notifications/notification.service.ts'
import { confirmInvite, type InviteRow, welcomeMember } from './invite.repo.ts'
import { openInvite } from './invite.service.ts'

/**
 * Joins the team of an invitation and logs in: with the password of the existing account, with its session's stored
 * token, or with a password chosen for a new account, whose address the mail has verified (TEA-07, TEA-12). A code
 * works once.
 */
export const acceptInvite = defineAction('accept-invite', {
  policy: anyone,

  async prepare(context, { code, password, isTermsAccepted }) {
    const { db, clock } = context
    const invite = await openInvite(db, code, { now: clock.real() })
    if ('error' in invite) return undefined
    const credentials = await findCredentials(db, invite.email)
    if (credentials) {
      const session = await findStoredSession(db, tokenDigest(password), clock.real())
      const stored = session?.userId === credentials.id ? session : undefined
      const attempt = { email: invite.email, password, hash: credentials.passwordHash }
      const isMatch = stored !== undefined || (await attemptPassword(context, attempt))
      return { stored, userId: isMatch && !credentials.isBanned ? credentials.id : null }
    }
    if (checkPassword(password)) throw new CallError('invalidPayload', { field: 'password' })
    if (!isTermsAccepted) throw new CallError('invalidPayload', { field: 'isTermsAccepted' })
    return { passwordHash: await protectPassword(password) }
  },

  async handle(context, { code, password }, login) {
    const { db, clock, now } = context
    const invite = await openInvite(db, code, { now: clock.real(), isLocked: true })
    if ('error' in invite) return invite
    const userId = login?.passwordHash
      ? await registerInvited(context, invite, login.passwordHash)
      : login?.userId
    if (!userId) return { error: 'badLogin' }
    if (!(await confirmInvite(db, invite, userId))) return { error: 'inviteAlreadyVerified' }
    await welcomeMember(db, userId, invite.teamId)
    await notify(db, {
      userIds: [invite.ownerId],
      kind: 'inviteAccepted',
      teamId: invite.teamId,
      actorId: userId,
      now,
    })
    return login?.stored ? reopenSession(context, login.stored, password) : signIn(context, userId)
  },
})

/** Creates an account for the invited address and returns its id; null if one has been created in the meantime. */
async function registerInvited(
  { db, now }: { db: Parameters<typeof registerAccount>[0]; now: Date },
  invite: InviteRow,
  passwordHash: string,
): Promise<string | null> {
  const id = uuidv7()
  const isAdded = await registerAccount(db, {
    id,
    email: invite.email,
    // Until they choose a name.
    username: invite.email.split('@')[0] ?? invite.email,
    passwordHash,
    language: invite.ownerLanguage,
    referralCode: null,
    isEmailValidated: true,
    now,
  })
  return isAdded ? id : null
}
