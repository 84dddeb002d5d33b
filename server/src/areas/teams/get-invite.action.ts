import { defineAction } from '../../action/define.ts'
import { anyone } from '../../action/policies.ts'
import { findCredentials } from '../account/account.repo.ts'
import { openInvite } from './invite.service.ts'

/** Data for the page of a mailed invitation, including whether to ask for a password or to have one chosen. */
export const getInvite = defineAction('get-invite', {
  policy: anyone,
  async handle({ db, clock }, { code }) {
    const invite = await openInvite(db, code, { now: clock.real() })
    if ('error' in invite) return invite
    const { teamName, email } = invite
    const account = await findCredentials(db, email)
    const socialPlatform = account && !account.passwordHash ? account.socialPlatform : null
    return { teamName, email, hasAccount: account !== undefined, socialPlatform }
  },
})
