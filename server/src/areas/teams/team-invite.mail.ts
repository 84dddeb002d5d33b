import { createToken } from '../../action/tokens.ts'
import type { MailDefinition } from '../../mails/define.ts'
import { pageLink } from '../../mails/page-link.ts'
import { safeName } from '../../mails/safe-name.ts'
import { findPendingInvite, setInviteDigest } from './team-invite.repo.ts'

/** The invite's code is made with its mail; the code of an earlier mail ends with that. */
export const teamInviteMail: MailDefinition<'teamInvite'> = {
  async compose({ db, settings }, { memberId, inviterId }) {
    const invite = await findPendingInvite(db, memberId, inviterId)
    if (!invite) return null
    const { token, digest } = createToken()
    await setInviteDigest(db, memberId, digest)
    const { email: to, language, team_name, inviter_name } = invite
    const values = {
      team: safeName(team_name) ?? settings.PRODUCT_NAME,
      inviter: safeName(inviter_name) ?? settings.PRODUCT_NAME,
    }
    return { to, language, values, link: pageLink(settings, '/0/onboarding/invite', token) }
  },
}
