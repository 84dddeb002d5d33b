import { createToken } from '../../action/tokens.ts'
import type { Db } from '../../db/db.ts'

export interface PendingInvite {
  readonly email: string
  readonly teamName: string
  readonly inviterName: string
  /** The inviter's language, because the invited person's is unknown. */
  readonly language: string
}

export async function findPendingInvite(
  db: Db,
  memberId: string,
  inviterId: string,
): Promise<PendingInvite | undefined> {
  return db('team_member')
    .join('team', 'team.id', 'team_member.teamId')
    .join('user_account as inviter', 'inviter.id', db.raw('?::uuid', [inviterId]))
    .where({ 'team_member.id': memberId, 'team_member.inviteStatus': 'pending' })
    .first('team_member.email', 'inviter.language', {
      teamName: 'team.name',
      inviterName: 'inviter.username',
    })
}

/**
 * Creates a code for the link in a mail and deletes those of older mails; null if a newer mail has one. Each attempt to
 * send a mail creates its own code, and any of them opens the invitation.
 */
export async function createInviteCode(
  db: Db,
  { mailId, memberId }: { mailId: string; memberId: string },
): Promise<string | null> {
  // Serializes mails about one invitation.
  await db('team_member').where({ id: memberId }).forUpdate().first('id')
  const newer = await db('team_invite_code').where({ memberId }).where('mailId', '>', mailId).first('digest')
  if (newer) return null
  await db('team_invite_code').where({ memberId }).whereNot({ mailId }).delete()
  const { token, digest } = createToken()
  await db('team_invite_code').insert({ digest, memberId, mailId })
  return token
}
