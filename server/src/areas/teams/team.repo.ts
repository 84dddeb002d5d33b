import type { InviteStatus } from '@aloft/domain/teams/team.entity'
import type { TeamRole } from '@aloft/domain/teams/roles.rules'
import type { Db } from '../../db/db.ts'

export interface TeamRow {
  id: string
  name: string
  owner_id: string
  owner_name: string
  owner_email: string
  owner_plan_label: string
}

export interface TeamMemberRow {
  team_id: string
  email: string
  name: string | null
  role: Exclude<TeamRole, 'owner'>
  invite_status: InviteStatus
}

/** The teams that one account owns or has joined. */
export function teamsOf(db: Db, userId: string) {
  const ids = db('team')
    .where({ owner_id: userId })
    .select('id')
    .union(db('team_member').where({ user_id: userId, invite_status: 'confirmed' }).select('team_id'))

  return {
    async list(): Promise<TeamRow[]> {
      return db('team')
        .join('user_account', 'user_account.id', 'team.owner_id')
        .whereIn('team.id', ids.clone())
        .orderBy('team.creation_date')
        .select('team.id', 'team.name', 'team.owner_id', {
          owner_name: 'user_account.username',
          owner_email: 'user_account.email',
          owner_plan_label: 'user_account.plan_label',
        })
    },

    async members(): Promise<TeamMemberRow[]> {
      return db('team_member')
        .leftJoin('user_account', 'user_account.id', 'team_member.user_id')
        .whereIn('team_member.team_id', ids.clone())
        .orderBy('team_member.creation_date')
        .select('team_member.team_id', 'team_member.role', 'team_member.invite_status', {
          email: db.raw('coalesce(user_account.email, team_member.email)'),
          name: db.raw('coalesce(user_account.username, team_member.name)'),
        })
    },

    async find(teamId: string): Promise<TeamRow | undefined> {
      return (await this.list()).find((team) => team.id === teamId)
    },
  }
}

export async function insertTeam(
  db: Db,
  team: { id: string; name: string; ownerId: string; now: Date },
): Promise<void> {
  await db('team').insert({ id: team.id, name: team.name, owner_id: team.ownerId, creation_date: team.now })
}

export async function insertTeamMember(
  db: Db,
  member: {
    id: string
    teamId: string
    userId: string | null
    email: string
    role: TeamMemberRow['role']
    inviteStatus: InviteStatus
    now: Date
  },
): Promise<void> {
  await db('team_member').insert({
    id: member.id,
    team_id: member.teamId,
    user_id: member.userId,
    email: member.email,
    role: member.role,
    invite_status: member.inviteStatus,
    creation_date: member.now,
  })
}

/** Whose plan a team lives by; undefined if there is no such team. */
export async function findTeamOwner(
  db: Db,
  teamId: string,
): Promise<{ id: string; email: string; plan_label: string } | undefined> {
  return db('team')
    .join('user_account as owner', 'owner.id', 'team.owner_id')
    .where('team.id', teamId)
    .first('owner.id', 'owner.email', 'owner.plan_label')
}
