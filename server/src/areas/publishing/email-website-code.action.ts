import { normaliseEmail } from '@aloft/domain/account/email.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { sendMail } from '../../mails/send-mail.ts'
import { startWebsiteChecks } from './website-check.repo.ts'

/**
 * Emails a brand's snippet to whoever manages its website. The text is ours alone, and replies go to the sender; an
 * account with an unverified address sends nothing, so that nobody is written to in another's name.
 */
export const emailWebsiteCode = defineAction('email-website-code', {
  policy: onBrand(),
  async handle(context, { ideaId, email }) {
    const { db, account, brand, now } = context
    if (!account.isEmailValidated) return { error: 'emailNotValidated' }
    if (brand.idea.url === null) return { error: 'websiteMissing' }
    await sendMail(context, 'websiteCode', {
      userId: account.id,
      ideaId,
      email: normaliseEmail(email),
    })
    if (!brand.idea.snippet.isValidated) await startWebsiteChecks(db, ideaId, now)
    return 'OK'
  },
})
