import type { Db } from '../../db/db.ts'

export interface PendingInvite {
  readonly email: string
  readonly team_name: string
  readonly inviter_name: string
  /** That of whoever invites: nothing is known of the other yet. */
  readonly language: string
}

/** The invite of a member who has not accepted it. */
export async function findPendingInvite(
  db: Db,
  memberId: string,
  inviterId: string,
): Promise<PendingInvite | undefined> {
  return db('team_member')
    .join('team', 'team.id', 'team_member.team_id')
    .join('user_account as inviter', 'inviter.id', db.raw('?::uuid', [inviterId]))
    .where({ 'team_member.id': memberId, 'team_member.invite_status': 'pending' })
    .first({
      email: 'team_member.email',
      team_name: 'team.name',
      inviter_name: 'inviter.username',
      language: 'inviter.language',
    })
}

/** Keeps the digest of an invite's code, in place of the one before. */
export async function setInviteDigest(db: Db, memberId: string, digest: Buffer): Promise<void> {
  await db('team_member').where({ id: memberId }).update({ invite_digest: digest })
}
