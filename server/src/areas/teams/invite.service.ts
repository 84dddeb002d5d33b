import { checkEmail, normaliseEmail } from '@aloft/domain/account/email.rules'
import { addHours } from '@aloft/domain/core/dates'
import { isTeamActive } from '@aloft/domain/teams/team-activity.rules'
import { v7 as uuidv7 } from 'uuid'
import type { WorkContext } from '../../work-context.ts'
import { tokenDigest } from '../../action/tokens.ts'
import type { Db } from '../../db/db.ts'
import { sendMail } from '../../mails/send-mail.ts'
import { findInvite, type InviteRow, putInvite } from './invite.repo.ts'
import { findTeamOwner, type TeamMemberRow } from './team.repo.ts'

/** Validity of an invitation's link in real time, as for all mailed links. */
const inviteHours = 14 * 24

/** Why an invitation was refused. */
export type InviteRefusal = 'invalidEmail' | 'alreadyMember' | 'teamInactive'

/**
 * Invites a person to a team by mail, or again while the invitation is pending: older links stop working. Call it in a
 * transaction. A team whose owner's plan has no teams can't invite anyone (TEA-05).
 */
export async function inviteMember(
  context: Pick<WorkContext, 'db' | 'clock' | 'enqueue'>,
  invite: { teamId: string; inviterId: string; email: string; role: TeamMemberRow['role'] },
): Promise<{ memberId: string } | { refusal: InviteRefusal }> {
  if (checkEmail(invite.email)) return { refusal: 'invalidEmail' }
  const { db, clock } = context
  const { teamId, inviterId, role } = invite
  const email = normaliseEmail(invite.email)
  const owner = await findTeamOwner(db, teamId)
  if (!owner || !isTeamActive(owner.planLabel)) return { refusal: 'teamInactive' }
  if (normaliseEmail(owner.email) === email) return { refusal: 'alreadyMember' }
  const now = clock.real()
  const expiryDate = addHours(now, inviteHours)
  const memberId = await putInvite(db, { id: uuidv7(), teamId, email, role, expiryDate, now })
  if (!memberId) return { refusal: 'alreadyMember' }
  await sendMail(context, 'teamInvite', { memberId, inviterId })
  return { memberId }
}

/** Why a code is refused (TEA-10). */
export type InviteFailure = { readonly error: 'inviteInvalid' | 'inviteAlreadyVerified' }

/** The pending invitation of a code, or why there is none. */
export async function openInvite(
  db: Db,
  code: string,
  { now, isLocked = false }: { now: Date; isLocked?: boolean },
): Promise<InviteRow | InviteFailure> {
  const invite = await findInvite(db, tokenDigest(code), { isLocked })
  if (!invite) return { error: 'inviteInvalid' }
  if (invite.inviteStatus === 'confirmed') return { error: 'inviteAlreadyVerified' }
  const isOpen = invite.inviteExpiryDate !== null && invite.inviteExpiryDate > now
  return isOpen ? invite : { error: 'inviteInvalid' }
}
