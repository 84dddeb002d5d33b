import { expect, it } from 'vitest'
import { teamSchema } from './team.entity.ts'

const id = '01936b2e-0000-7000-8000-000000000201'
const team = {
  _id: id,
  name: 'Nightjar and friends',
  ownerId: id,
  members: [
    { name: 'Órla Fahy', email: 'orla@nightjar.example', role: 'owner', inviteStatus: 'confirmed' },
    { name: null, email: 'sam@nightjar.example', role: 'guest', inviteStatus: 'pending' },
  ],
}

it('holds members with role and invite status', () => {
  expect(teamSchema.parse(team)).toEqual(team)
})

it.each([{ role: 'boss' }, { inviteStatus: 'lost' }])('refuses a member with %j', (change) => {
  const members = [{ ...team.members[0], ...change }]
  expect(teamSchema.safeParse({ ...team, members }).success).toBe(false)
})
