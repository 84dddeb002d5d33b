import { defineAction } from '../../action/define.ts'
import { anyone } from '../../action/policies.ts'
import { sendMail } from '../../mails/send-mail.ts'
import { moveSubscriptions } from '../../mails/subscription.repo.ts'
import { isEmailTaken, markEmailValidated, takePendingEmail } from './credentials.repo.ts'
import { dropLinks, takeLink } from './mailed-link.repo.ts'
import { keepFormerEmail } from './session.repo.ts'

/** Verifies the account's address by its link, or replaces it with the pending one. */
export const validateEmail = defineAction('validate-email', {
  policy: anyone,
  async handle(context, { code }) {
    const { db, clock } = context
    const link = await takeLink(db, code, ['verifyEmail', 'changeEmail'], clock.real())
    if (!link) return { isEmailValidated: false }
    const { userId, kind, email } = link
    if (kind === 'verifyEmail') return { isEmailValidated: await markEmailValidated(db, userId, email) }
    if (await isEmailTaken(db, email)) return { error: 'emailInUse' }
    const oldEmail = await takePendingEmail(db, userId, email)
    if (oldEmail === undefined) return { isEmailValidated: false }
    await keepFormerEmail(db, userId, oldEmail)
    await moveSubscriptions(db, oldEmail, email)
    // They were mailed to the previous address.
    await dropLinks(db, userId, ['verifyEmail', 'resetPassword'])
    await sendMail(context, 'emailChanged', { userId, oldEmail, newEmail: email })
    return { isEmailValidated: true }
  },
})
