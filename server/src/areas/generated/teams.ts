// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { acceptInvite } from '../teams/accept-invite.action.ts'
import { getInvite } from '../teams/get-invite.action.ts'
import type { MailDefinitions } from '../../mails/define.ts'
import { teamInviteMail } from '../teams/team-invite.mail.ts'

export const teamsHandlers = {
  'accept-invite': acceptInvite,
  'get-invite': getInvite,
} satisfies Partial<Handlers>

export const teamsMails = {
  teamInvite: teamInviteMail,
} satisfies Partial<MailDefinitions>
