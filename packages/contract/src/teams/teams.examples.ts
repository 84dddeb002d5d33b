import type { Team } from '@aloft/domain/teams/team.entity'

/** The team in every example, story and mock. */
export const exampleTeam: Team = {
  _id: '01936b2e-0000-7000-8000-000000000201',
  name: 'West Coast Studio',
  ownerId: '01936b2e-0000-7000-8000-000000000002',
  members: [
    { name: 'Mara Quinn', email: 'mara@westcoast.example', role: 'owner', inviteStatus: 'confirmed' },
    { name: 'Órla Fahy', email: 'orla@nightjar.example', role: 'collaborator', inviteStatus: 'confirmed' },
  ],
}
