import { describe, expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount, createTeam, joinTeam, type Login } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database

async function create(login: Login, payload: { title: string; url?: string | null; teamId?: string | null }) {
  const { status, body } = await server.call('create-idea', payload, { token: login.token })
  return { status, body: body as { idea: { _id: string; url: string | null }; error?: string } }
}

function brandsOf(login: Login) {
  return knex('idea').where({ userId: login.id })
}

const agency = { plan: 'expand-2407' }

describe('create-idea', () => {
  it('makes a brand, which becomes the current one', async () => {
    const login = await createAccount(server)
    const { status, body } = await create(login, {
      title: '  Nightjar Lamps ',
      url: 'Nightjar.example/lamps',
    })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        idea: {
          title: 'Nightjar Lamps',
          url: 'https://nightjar.example/lamps',
          teamId: null,
          archiveDate: null,
        },
      },
    })
    const { body: user } = await server.call('get-user', {}, { token: login.token })
    expect(user).toMatchObject({ selectedIdeaId: body.idea._id })
    const { body: idea } = await server.call('get-idea', { ideaId: body.idea._id }, { token: login.token })
    expect(idea).toEqual({
      ...body.idea,
      role: 'owner',
      ownerName: expect.any(String),
      isPlanLapsed: false,
      balloons: [],
    })
    expect((await brandsOf(login).first('urlHost'))['urlHost']).toBe('nightjar.example')
  })

  it.each([null, undefined, ''])('needs no site: %o', async (url) => {
    const { body } = await create(await createAccount(server), {
      title: 'Nightjar',
      ...(url !== undefined && { url }),
    })
    expect(body.idea.url).toBeNull()
  })

  it.each([
    ['title', { title: '' }],
    ['title', { title: '   ' }],
    ['title', { title: ' ab ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['url', { title: 'Nightjar', url: 'not a site' }],
    ['url', { title: 'Nightjar', url: 'ftp://nightjar.example' }],
    ['url', { title: 'Nightjar', url: 'http://localhost:3000' }],
  ])('refuses a wrong %s: %o', async (field, payload) => {
    const login = await createAccount(server)
    expect(await create(login, payload)).toEqual({ status: 400, body: { error: 'invalidPayload', field } })
    expect(await brandsOf(login)).toHaveLength(0)
  })

  it('refuses a title that the account has already, in any case', async () => {
    const login = await createAccount(server, agency)
    await create(login, { title: 'Nightjar Lamps' })
    const again = await create(login, { title: ' NIGHTJAR lamps ' })
    expect(again).toEqual({ status: 200, body: { error: 'existingTitle' } })
    expect((await create(await createAccount(server), { title: 'Nightjar Lamps' })).body.idea).toBeDefined()
  })

  it('names the brand that a site has already (ONB-07), unless that one is archived', async () => {
    const login = await createAccount(server, agency)
    const { idea } = (await create(login, { title: 'Nightjar', url: 'https://nightjar.example' })).body
    const again = { title: 'Lamps', url: 'http://www.nightjar.example/shop' }
    expect((await create(login, again)).body).toEqual({ error: 'existingIdea', ideaId: idea._id })
    const same = { ...again, title: 'Nightjar' }
    expect((await create(login, same)).body).toEqual({ error: 'existingIdea', ideaId: idea._id })
    expect(
      (await create(login, { title: 'Repairs', url: 'repairs.nightjar.example' })).body.idea,
    ).toBeDefined()
    await knex('idea').where({ id: idea._id }).update({ archiveDate: new Date() })
    expect((await create(login, again)).body.idea).toBeDefined()
  })

  it.each([
    ['free', 1],
    ['basic-2407', 1],
    ['grow-2407', 3],
  ])('makes as many brands as the plan %s holds: %i', async (plan, limit) => {
    const login = await createAccount(server, { plan })
    for (let i = 1; i <= limit; i++)
      expect((await create(login, { title: `Brand ${i}` })).body.idea).toBeDefined()
    const refused = { status: 200, body: { error: 'overIdeaLimit', limit } }
    expect(await create(login, { title: 'One more' })).toEqual(refused)
    expect(await brandsOf(login)).toHaveLength(limit)
    await brandsOf(login).where({ title: 'Brand 1' }).update({ archiveDate: new Date() })
    expect((await create(login, { title: 'One more' })).body.idea).toBeDefined()
    expect(await create(login, { title: 'Yet one more' })).toEqual(refused)
  })

  it('makes exactly one brand of ten calls at the same time on the free plan', async () => {
    const login = await createAccount(server)
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, i) => create(login, { title: `Brand ${i}` })),
    )
    const refused = replies.filter(({ body }) => body.error === 'overIdeaLimit')
    expect(refused).toHaveLength(9)
    expect(await brandsOf(login)).toHaveLength(1)
  })

  it('makes exactly one brand of two calls at the same time for one site', async () => {
    const login = await createAccount(server, agency)
    const twice = ['Nightjar', 'Lamps'].map((title) => create(login, { title, url: 'nightjar.example' }))
    const errors = (await Promise.all(twice)).map(({ body }) => body.error)
    expect(errors.toSorted()).toEqual(['existingIdea', undefined])
    expect(await brandsOf(login)).toHaveLength(1)
  })
})

describe('create-idea for a team', () => {
  it('makes a brand of the team, counted and compared apart from own ones', async () => {
    const owner = await createAccount(server, agency)
    const teamId = await createTeam(server, { ownerId: owner.id })
    await create(owner, { title: 'Nightjar', url: 'nightjar.example' })
    expect((await create(owner, { title: 'Nightjar', url: 'nightjar.example', teamId })).body).toMatchObject({
      idea: { title: 'Nightjar', teamId },
    })
    expect((await create(owner, { title: 'nightjar', teamId })).body).toEqual({ error: 'existingTitle' })
  })

  it('is for the owner of the team alone', async () => {
    const owner = await createAccount(server, agency)
    const teamId = await createTeam(server, { ownerId: owner.id })
    const roles = ['admin', 'collaborator', 'guest'] as const
    const members = await Promise.all(
      roles.map(async (role) => {
        const login = await createAccount(server, agency)
        await joinTeam(server, { teamId, login, role })
        return login
      }),
    )
    const refused = { status: 403, body: { error: 'forbidden' } }
    for (const login of [...members, await createAccount(server, agency)]) {
      expect(await create(login, { title: 'Nightjar', teamId })).toEqual(refused)
    }
    expect(await create(owner, { title: 'Nightjar', teamId: crypto.randomUUID() })).toEqual(refused)
    expect(await knex('idea').where({ teamId })).toHaveLength(0)
  })
})

it('adds no brand to a team whose owner’s plan has no teams (TEA-05, OPN-65)', async () => {
  const owner = await createAccount(server, { plan: 'grow-2407' })
  const teamId = await createTeam(server, { ownerId: owner.id })
  const { body } = await server.call('create-idea', { title: 'Client', teamId }, { token: owner.token })
  expect(body).toEqual({ error: 'teamInactive' })
})
