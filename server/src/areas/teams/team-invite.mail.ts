import type { MailDefinition } from '../../mails/define.ts'
import { pageLink } from '../../mails/page-link.ts'
import { safeName } from '../../mails/safe-name.ts'
import { createInviteCode, findPendingInvite } from './team-invite.repo.ts'

/** The invite's code is created with its mail, which ends the codes of earlier mails. */
export const teamInviteMail: MailDefinition<'teamInvite'> = {
  async compose({ db, settings, mailId }, { memberId, inviterId }) {
    const invite = await findPendingInvite(db, memberId, inviterId)
    if (!invite) return null
    const code = await createInviteCode(db, { mailId, memberId })
    if (code === null) return null
    const { email: to, language, teamName, inviterName } = invite
    const values = {
      team: safeName(teamName) ?? settings.PRODUCT_NAME,
      inviter: safeName(inviterName) ?? settings.PRODUCT_NAME,
    }
    return { to, language, values, link: pageLink(settings, '/0/onboarding/invite', code) }
  },
}
