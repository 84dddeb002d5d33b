import type { InviteStatus } from '@aloft/domain/teams/team.entity'
import type { Db } from '../../db/db.ts'
import type { TeamMemberRow } from './team.repo.ts'

/** An invitation with what its acceptance needs of the team and its owner. */
export interface InviteRow {
  id: string
  team_id: string
  team_name: string
  owner_id: string
  owner_language: string
  email: string
  invite_status: InviteStatus
  invite_expiry_date: Date | null
}

/**
 * Invites an address to a team, and gives the id of the membership to be. A pending invitation of it is replaced: its
 * links are worthless, and the next one is made with the mail. Undefined where the address has joined already.
 */
export async function putInvite(
  db: Db,
  invite: {
    id: string
    teamId: string
    email: string
    role: TeamMemberRow['role']
    expiryDate: Date
    now: Date
  },
): Promise<string | undefined> {
  const put: { id: string }[] = await db('team_member')
    .insert({
      id: invite.id,
      team_id: invite.teamId,
      email: invite.email,
      role: invite.role,
      invite_status: 'pending',
      invite_expiry_date: invite.expiryDate,
      creation_date: invite.now,
    })
    .onConflict(db.raw('(team_id, lower(email))'))
    .merge(['role', 'invite_expiry_date'])
    .where('team_member.invite_status', 'pending')
    .returning('id')
  const memberId = put[0]?.id
  if (memberId) await db('team_invite_code').where({ member_id: memberId }).delete()
  return memberId
}

/** The invitation of a code. `isLocked` keeps others from accepting it until the transaction ends. */
export async function findInvite(
  db: Db,
  digest: Buffer,
  { isLocked }: { isLocked: boolean } = { isLocked: false },
): Promise<InviteRow | undefined> {
  const row = db('team_invite_code')
    .join('team_member', 'team_member.id', 'team_invite_code.member_id')
    .join('team', 'team.id', 'team_member.team_id')
    .join('user_account as owner', 'owner.id', 'team.owner_id')
    .where('team_invite_code.digest', digest)
    .first<InviteRow | undefined>(
      'team_member.id',
      'team_member.team_id',
      'team_member.email',
      'team_member.invite_status',
      'team_member.invite_expiry_date',
      { team_name: 'team.name', owner_id: 'team.owner_id', owner_language: 'owner.language' },
    )
  return isLocked ? row.forUpdate('team_member') : row
}

/** Makes the invited person a member; false if the account is one already, or owns the team. */
export async function confirmInvite(db: Db, invite: InviteRow, userId: string): Promise<boolean> {
  if (invite.owner_id === userId) return false
  const confirmed = await db('team_member')
    .where({ id: invite.id })
    .whereNotExists(
      db('team_member as other')
        .where({ 'other.team_id': invite.team_id, 'other.user_id': userId })
        .whereNot('other.id', invite.id)
        .select('other.id'),
    )
    .update({ user_id: userId, invite_status: 'confirmed' })
  return confirmed > 0
}

/**
 * Who came by a mailed invitation has proved the address, and is led to a brand of the team where none was chosen before.
 */
export async function welcomeMember(db: Db, userId: string, teamId: string): Promise<void> {
  const firstBrand = db('idea')
    .where({ team_id: teamId, archive_date: null })
    .orderBy('creation_date')
    .limit(1)
    .select('id')
  await db('user_account')
    .where({ id: userId })
    .update({
      is_email_validated: true,
      is_onboarding: false,
      selected_idea_id: db.raw('coalesce(selected_idea_id, (?))', [firstBrand]),
    })
}
