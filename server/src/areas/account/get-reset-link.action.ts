import { defineAction } from '../../action/define.ts'
import { anyone } from '../../action/policies.ts'
import { findLink } from './mailed-link.repo.ts'
import { findResetAccount } from './reset-link.service.ts'

/** Whose password the link of a mail sets, or that it sets none any more: said before one is thought of. */
export const getResetLink = defineAction('get-reset-link', {
  policy: anyone,
  async handle({ db, clock }, { code }) {
    const link = await findLink(db, code, 'resetPassword', clock.real())
    const account = link && (await findResetAccount(db, link))
    return account ? { email: account.email } : { error: 'passwordResetFail' }
  },
})
