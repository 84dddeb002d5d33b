import { checkPassword } from '@aloft/domain/account/password.rules'
import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { anyone } from '../../action/policies.ts'
import { findPasswordHash, markEmailValidated } from './credentials.repo.ts'
import { changePassword } from './credentials.service.ts'
import { findLink, takeLink } from './mailed-link.repo.ts'
import { protectPassword } from './password-hash.ts'
import { findResetAccount } from './reset-link.service.ts'
import { signIn } from './session.service.ts'
import { dropIdentities } from './social-identity.repo.ts'

/**
 * Sets a new password through a mailed link: ends all sessions and social logins of the account, and opens one session
 * for the caller.
 */
export const resetPassword = defineAction('reset-password', {
  policy: anyone,

  async prepare({ db, clock }, { code, password }) {
    if (checkPassword(password)) throw new CallError('invalidPayload', { field: 'password' })
    // Hashing is expensive, so check the link first.
    const link = await findLink(db, code, 'resetPassword', clock.real())
    return link && protectPassword(password)
  },

  async handle(context, { code }, hash) {
    const { db, clock } = context
    const link = hash && (await takeLink(db, code, ['resetPassword'], clock.real()))
    if (!link) return { error: 'passwordResetFail' }
    const { userId, email } = link
    if (!(await findResetAccount(db, link))) return { error: 'passwordResetFail' }
    const knownHash = await findPasswordHash(db, userId)
    if (!(await changePassword(context, { userId, hash, knownHash }))) return { error: 'passwordResetFail' }
    await markEmailValidated(db, userId, email)
    // Somebody else may have created the account through a platform with this address before its owner signed up.
    await dropIdentities(db, userId)
    return signIn(context, userId)
  },
})
