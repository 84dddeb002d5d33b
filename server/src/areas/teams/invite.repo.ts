import type { InviteStatus } from '@aloft/domain/teams/team.entity'
import type { Db } from '../../db/db.ts'
import type { TeamMemberRow } from './team.repo.ts'

/** An invitation with the values of the team and its owner needed to accept it. */
export interface InviteRow {
  id: string
  teamId: string
  teamName: string
  ownerId: string
  ownerLanguage: string
  email: string
  inviteStatus: InviteStatus
  inviteExpiryDate: Date | null
}

/**
 * Invites an address to a team and returns the id of the pending membership. Replaces a pending invitation of the
 * address: its links become invalid, and the next one is created with the mail. Undefined if the address has already
 * joined.
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
      teamId: invite.teamId,
      email: invite.email,
      role: invite.role,
      inviteStatus: 'pending',
      inviteExpiryDate: invite.expiryDate,
      creationDate: invite.now,
    })
    .onConflict(db.raw('(team_id, lower(email))'))
    .merge(['role', 'inviteExpiryDate'])
    .where('team_member.inviteStatus', 'pending')
    .returning('id')
  const memberId = put[0]?.id
  if (memberId) await db('team_invite_code').where({ memberId }).delete()
  return memberId
}

/** The invitation of a code. `isLocked` locks it until the transaction ends, so that nobody else can accept it. */
export async function findInvite(
  db: Db,
  digest: Buffer,
  { isLocked }: { isLocked: boolean } = { isLocked: false },
): Promise<InviteRow | undefined> {
  const row = db('team_invite_code')
    .join('team_member', 'team_member.id', 'team_invite_code.memberId')
    .join('team', 'team.id', 'team_member.teamId')
    .join('user_account as owner', 'owner.id', 'team.ownerId')
    .where('team_invite_code.digest', digest)
    .first<InviteRow | undefined>(
      'team_member.id',
      'team_member.teamId',
      'team_member.email',
      'team_member.inviteStatus',
      'team_member.inviteExpiryDate',
      'team.ownerId',
      { teamName: 'team.name', ownerLanguage: 'owner.language' },
    )
  return isLocked ? row.forUpdate('team_member') : row
}

/** Makes the invited person a member; false if the account already is one, or owns the team. */
export async function confirmInvite(db: Db, invite: InviteRow, userId: string): Promise<boolean> {
  if (invite.ownerId === userId) return false
  const confirmed = await db('team_member')
    .where({ id: invite.id })
    .whereNotExists(
      db('team_member as other')
        .where({ 'other.teamId': invite.teamId, 'other.userId': userId })
        .whereNot('other.id', invite.id)
        .select('other.id'),
    )
    .update({ userId, inviteStatus: 'confirmed' })
  return confirmed > 0
}

/** Opening a mailed invitation verifies the address. Selects a brand of the team if the member has none selected. */
export async function welcomeMember(db: Db, userId: string, teamId: string): Promise<void> {
  const firstBrand = db('idea')
    .where({ teamId, archiveDate: null })
    .orderBy('creationDate')
    .limit(1)
    .select('id')
  await db('user_account')
    .where({ id: userId })
    .update({
      isEmailValidated: true,
      isOnboarding: false,
      selectedIdeaId: db.raw('coalesce(selected_idea_id, (?))', [firstBrand]),
    })
}
