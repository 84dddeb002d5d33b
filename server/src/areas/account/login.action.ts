import { normaliseEmail } from '@aloft/domain/account/email.rules'
import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { anyone } from '../../action/policies.ts'
import { isTokenShaped, tokenDigest } from '../../action/tokens.ts'
import { findCredentials } from './account.repo.ts'
import { attemptPassword } from './password-attempt.service.ts'
import { findStoredSession } from './session.repo.ts'
import { reopenSession, signIn } from './session.service.ts'

// Limit for a device that renews its session; strangers can't use it up.
const renewals = { name: 'session-renewal', limit: 20, seconds: 60 }

/**
 * Logs in with a password, or silently with the stored token in the password field (OPN-02). A device with a token may
 * still send a former email of the account. Unknown email or token: NULL_USER. Wrong password or banned account: NOK
 * (OPN-20, OPN-95).
 */
export const login = defineAction('login', {
  policy: anyone,

  async prepare(context, { email, password }) {
    const { db, clock, counters } = context
    const stored = await findStoredSession(db, tokenDigest(password), clock.real())
    if (stored && [stored.email, ...stored.formerEmails].includes(normaliseEmail(email))) {
      const renewal = await counters.take(renewals, stored.id)
      if (!renewal.isTaken) {
        throw new CallError('tooManyRequests', { retryAfterSeconds: renewal.retryAfterSeconds })
      }
      return { stored, userId: stored.userId, isAllowed: !stored.isBanned }
    }
    const credentials = await findCredentials(db, email)
    const hash = credentials?.passwordHash ?? null
    const isMatch = await attemptPassword(context, { email, password, hash })
    const isUnknownToken = !isMatch && isTokenShaped(password)
    return {
      stored: undefined,
      userId: isUnknownToken ? undefined : credentials?.id,
      isAllowed: isMatch && credentials !== undefined && !credentials.isBanned,
    }
  },

  async handle(context, { password }, { stored, userId, isAllowed }) {
    if (!userId) return 'NULL_USER'
    if (!isAllowed) return 'NOK'
    return stored ? reopenSession(context, stored, password) : signIn(context, userId)
  },
})
