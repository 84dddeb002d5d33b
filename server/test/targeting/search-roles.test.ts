import { beforeAll, describe, expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand, createTeam, joinTeam, type Login } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database

const teamOwner = await createAccount(server, { plan: 'expand-2407' })
const collaborator = await createAccount(server)
const guest = await createAccount(server)
const stranger = await createAccount(server)
const teamId = await createTeam(server, { ownerId: teamOwner.id })
await joinTeam(server, { teamId, login: collaborator, role: 'collaborator' })
await joinTeam(server, { teamId, login: guest, role: 'guest' })
const ideaId = await createBrand(server, { userId: teamOwner.id, teamId })
const brandOfGuest = await createBrand(server, { userId: guest.id })

const searches = [
  ['search-locations', { query: 'galway', platform: 'facebook' }, 'locations'],
  ['search-interests', { query: 'lamp' }, 'interests'],
] as const

const open = (login: Login, brand: string | null) =>
  knex('user_account').where({ id: login.id }).update({ selectedIdeaId: brand })

describe.each(searches)('%s (ACT-087, ACT-088)', (name, payload, found) => {
  const search = (login: Login, named: { ideaId?: string } = { ideaId }) =>
    server.call(name, { ...payload, ...named }, login)

  beforeAll(() => Promise.all([teamOwner, collaborator, guest, stranger].map((login) => open(login, null))))

  it('answers collaborators and the owner of the named brand', async () => {
    for (const login of [collaborator, teamOwner])
      expect((await search(login)).body).toHaveProperty([found, 0])
  })

  it.each([
    ['a guest', guest],
    ['a stranger', stranger],
  ])('refuses %s of the named brand', async (_, login) => {
    const { status, body } = await search(login)
    expect({ status, body }).toEqual({ status: 403, body: { error: 'forbidden' } })
  })

  it('asks for the role on the open brand where none is named', async () => {
    await open(guest, ideaId)
    expect((await search(guest, {})).status).toBe(403)
    await open(guest, brandOfGuest)
    expect((await search(guest, {})).body).toHaveProperty([found, 0])
  })

  it('finds nothing for somebody without a brand', async () => {
    expect((await search(stranger, {})).status).toBe(404)
  })
})
