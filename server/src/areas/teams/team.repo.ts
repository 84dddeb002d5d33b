import type { InviteStatus } from '@aloft/domain/teams/team.entity'
import type { TeamRole } from '@aloft/domain/teams/roles.rules'
import type { Db } from '../../db/db.ts'

export interface TeamRow {
  id: string
  name: string
  ownerId: string
  ownerName: string
  ownerEmail: string
  ownerPlanLabel: string
}

export interface TeamMemberRow {
  teamId: string
  email: string
  name: string | null
  role: Exclude<TeamRole, 'owner'>
  inviteStatus: InviteStatus
}

/** The teams that one account owns or has joined. */
export function teamsOf(db: Db, userId: string) {
  const ids = db('team')
    .where({ ownerId: userId })
    .select('id')
    .union(db('team_member').where({ userId, inviteStatus: 'confirmed' }).select('teamId'))

  return {
    async list(): Promise<TeamRow[]> {
      return db('team')
        .join('user_account', 'user_account.id', 'team.ownerId')
        .whereIn('team.id', ids.clone())
        .orderBy('team.creationDate')
        .select('team.id', 'team.name', 'team.ownerId', {
          ownerName: 'user_account.username',
          ownerEmail: 'user_account.email',
          ownerPlanLabel: 'user_account.planLabel',
        })
    },

    async members(): Promise<TeamMemberRow[]> {
      return db('team_member')
        .leftJoin('user_account', 'user_account.id', 'team_member.userId')
        .whereIn('team_member.teamId', ids.clone())
        .orderBy('team_member.creationDate')
        .select('team_member.teamId', 'team_member.role', 'team_member.inviteStatus', {
          email: db.raw('coalesce(user_account.email, team_member.email)'),
          name: db.raw('coalesce(user_account.username, team_member.name)'),
        })
    },

    async find(teamId: string): Promise<TeamRow | undefined> {
      return (await this.list()).find((team) => team.id === teamId)
    },
  }
}

/** The owner of a team, whose plan applies to it; undefined if there is no such team. */
export async function findTeamOwner(
  db: Db,
  teamId: string,
): Promise<{ id: string; email: string; planLabel: string } | undefined> {
  return db('team')
    .join('user_account as owner', 'owner.id', 'team.ownerId')
    .where('team.id', teamId)
    .first('owner.id', 'owner.email', 'owner.planLabel')
}
