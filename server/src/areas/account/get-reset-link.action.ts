import { defineAction } from '../../action/define.ts'
import { anyone } from '../../action/policies.ts'
import { findLink } from './mailed-link.repo.ts'
import { findResetAccount } from './reset-link.service.ts'

/**
 * The account whose password a mailed link resets, or that the link is invalid, so that users know before they think of
 * a password.
 */
export const getResetLink = defineAction('get-reset-link', {
  policy: anyone,
  async handle({ db, clock }, { code }) {
    const link = await findLink(db, code, 'resetPassword', clock.real())
    const account = link && (await findResetAccount(db, link))
    return account ? { email: account.email } : { error: 'passwordResetFail' }
  },
})
