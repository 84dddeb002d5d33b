import type { Team } from '@aloft/domain/teams/team.entity'
import type { TeamMemberRow, TeamRow } from './team.repo.ts'

/** A team with its members, the owner first (TEA-06). `members` may include those of other teams. */
export function wireTeam(team: TeamRow, members: readonly TeamMemberRow[]): Team {
  return {
    _id: team.id,
    name: team.name,
    ownerId: team.ownerId,
    members: [
      { name: team.ownerName, email: team.ownerEmail, role: 'owner', inviteStatus: 'confirmed' },
      ...members
        .filter((member) => member.teamId === team.id)
        .map((member) => ({
          name: member.name,
          email: member.email,
          role: member.role,
          inviteStatus: member.inviteStatus,
        })),
    ],
  }
}
