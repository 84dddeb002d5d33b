import { normaliseEmail } from '@aloft/domain/account/email.rules'
import { v7 as uuidv7 } from 'uuid'
import { defineAction } from '../../action/define.ts'
import { anyone } from '../../action/policies.ts'
import { CallError } from '../../action/call-error.ts'
import { sendMail } from '../../mails/send-mail.ts'
import { registerAccount } from './account.service.ts'
import { countAttempt } from './password-attempt.service.ts'
import { protectPassword } from './password-hash.ts'
import { signIn } from './session.service.ts'
import { checkSignup } from './signup.rules.ts'

export const signup = defineAction('signup', {
  policy: anyone,

  async prepare(context, payload) {
    const field = checkSignup(payload)
    if (field) throw new CallError('invalidPayload', { field })
    return protectPassword(payload.password, { rank: await countAttempt(context) })
  },

  async handle(context, payload, passwordHash) {
    const id = uuidv7()
    const isAdded = await registerAccount(context.db, {
      id,
      email: payload.email,
      username: payload.username,
      passwordHash,
      language: payload.language ?? 'en',
      referralCode: payload.referralCode ?? null,
      now: context.now,
    })
    if (!isAdded) return { error: 'emailInUse' }
    await sendMail(context, 'verifyEmail', { userId: id, email: normaliseEmail(payload.email) })
    return signIn(context, id)
  },
})
