import type { Team } from '@aloft/domain/teams/team.entity'
import type { TeamMemberRow, TeamRow } from './team.repo.ts'

/** A team with its members, the owner first (TEA-06). `members` may hold those of other teams too. */
export function wireTeam(team: TeamRow, members: readonly TeamMemberRow[]): Team {
  return {
    _id: team.id,
    name: team.name,
    ownerId: team.owner_id,
    members: [
      { name: team.owner_name, email: team.owner_email, role: 'owner', inviteStatus: 'confirmed' },
      ...members
        .filter((member) => member.team_id === team.id)
        .map((member) => ({
          name: member.name,
          email: member.email,
          role: member.role,
          inviteStatus: member.invite_status,
        })),
    ],
  }
}
