import { normaliseEmail } from '@aloft/domain/account/email.rules'
import { defineAction } from '../../action/define.ts'
import { anyone } from '../../action/policies.ts'
import { isTokenShaped, tokenDigest } from '../../action/tokens.ts'
import { findCredentials } from './account.repo.ts'
import { matchesPassword } from './password-hash.ts'
import { findStoredSession } from './session.repo.ts'
import { openSession, reopenSession } from './session.service.ts'

/**
 * Login by password, or silently by the stored token in the field password (OPN-02), where a device may not have heard
 * yet that the account has another e-mail.
 * Unknown e-mail or token: NULL_USER. Wrong password or banned account: NOK (OPN-20, OPN-95).
 */
export const login = defineAction('login', {
  policy: anyone,

  async prepare({ db, clock }, { email, password }) {
    const stored = await findStoredSession(db, tokenDigest(password), clock.real())
    if (stored && [stored.email, ...stored.former_emails].includes(normaliseEmail(email)))
      return { stored, userId: stored.user_id, isAllowed: !stored.is_banned }
    const credentials = await findCredentials(db, email)
    const isMatch = await matchesPassword(password, credentials?.password_hash ?? null)
    const isUnknownToken = !isMatch && isTokenShaped(password)
    return {
      stored: undefined,
      userId: isUnknownToken ? undefined : credentials?.id,
      isAllowed: isMatch && credentials !== undefined && !credentials.is_banned,
    }
  },

  async handle(context, { password }, { stored, userId, isAllowed }) {
    if (!userId) return 'NULL_USER'
    if (!isAllowed) return 'NOK'
    return stored ? reopenSession(context, stored, password) : openSession(context, userId)
  },
})
