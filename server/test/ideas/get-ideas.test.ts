import { describe, expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand, createTeam, joinTeam } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database

interface IdeasData {
  readonly ideas: { _id: string; title: string }[]
  readonly teams: Record<string, { ideas: { _id: string }[] }>
}

async function ideasData(token: string): Promise<IdeasData> {
  return (await server.call('get-ideas-data', {}, { token })).body as IdeasData
}

describe('get-ideas-data', () => {
  it('is empty for a new account', async () => {
    const { token } = await createAccount(server)
    expect(await ideasData(token)).toEqual({ ideas: [], teams: {} })
  })

  it('lists own brands, oldest first, archived ones too, and nobody else’s (ENT-04)', async () => {
    const [me, stranger] = [await createAccount(server), await createAccount(server)]
    const lamps = await createBrand(server, { userId: me.id, title: 'Nightjar Lamps' })
    const bakery = await createBrand(server, { userId: me.id, title: 'Odd Loaf' })
    await createBrand(server, { userId: stranger.id })
    await knex('idea')
      .where({ id: lamps })
      .update({ archiveDate: new Date('2026-11-05T10:00:00Z') })
    await knex('idea')
      .where({ id: bakery })
      .update({ design: { logoImageUrl: 'https://nightjar.example/l.png' } })
    const creationDate = expect.any(String)
    expect(await ideasData(me.token)).toEqual({
      ideas: [
        {
          _id: lamps,
          title: 'Nightjar Lamps',
          teamId: null,
          logoImageUrl: null,
          creationDate,
          archiveDate: '2026-11-05T10:00:00.000Z',
        },
        {
          _id: bakery,
          title: 'Odd Loaf',
          teamId: null,
          logoImageUrl: 'https://nightjar.example/l.png',
          creationDate,
          archiveDate: null,
        },
      ],
      teams: {},
    })
  })

  it('lists each team with its members, the owner first, and its brands (TEA-06)', async () => {
    const owner = await createAccount(server, { username: 'Mara Quinn' })
    const member = await createAccount(server, { username: 'Órla Fahy' })
    const teamId = await createTeam(server, { ownerId: owner.id, name: 'West Coast Studio' })
    await joinTeam(server, { teamId, login: member, role: 'collaborator' })
    const brand = await createBrand(server, { userId: owner.id, teamId, title: 'Client brand' })
    const own = await createBrand(server, { userId: member.id, title: 'Own brand' })

    const ofMember = await ideasData(member.token)
    expect(ofMember.ideas.map(({ _id }) => _id)).toEqual([own])
    expect(ofMember.teams[teamId]).toMatchObject({
      _id: teamId,
      name: 'West Coast Studio',
      ownerId: owner.id,
      members: [
        { name: 'Mara Quinn', email: owner.email, role: 'owner', inviteStatus: 'confirmed' },
        { name: 'Órla Fahy', email: member.email, role: 'collaborator', inviteStatus: 'confirmed' },
      ],
      ideas: [{ _id: brand, title: 'Client brand', teamId }],
    })
    expect(await ideasData(owner.token)).toEqual({ ideas: [], teams: ofMember.teams })
  })

  it('keeps teams apart, and shows none to those who were only invited', async () => {
    const [owner, invited] = [await createAccount(server), await createAccount(server)]
    const first = await createTeam(server, { ownerId: owner.id, name: 'First' })
    const second = await createTeam(server, { ownerId: owner.id, name: 'Second' })
    await joinTeam(server, { teamId: first, login: invited, role: 'guest', inviteStatus: 'pending' })
    const brand = await createBrand(server, { userId: owner.id, teamId: second })
    const { teams } = await ideasData(owner.token)
    expect(teams[first]).toMatchObject({
      ideas: [],
      members: [{ role: 'owner' }, { inviteStatus: 'pending' }],
    })
    expect(teams[second]).toMatchObject({ ideas: [{ _id: brand }], members: [{ role: 'owner' }] })
    expect(await ideasData(invited.token)).toEqual({ ideas: [], teams: {} })
  })
})

describe('get-idea', () => {
  it('answers with every key of a brand', async () => {
    const { id, token } = await createAccount(server)
    const ideaId = await createBrand(server, {
      userId: id,
      title: 'Nightjar Lamps',
      url: 'https://nightjar.example',
    })
    expect((await server.call('get-idea', { ideaId }, { token })).body).toEqual({
      _id: ideaId,
      title: 'Nightjar Lamps',
      url: 'https://nightjar.example',
      subdomain: null,
      domain: null,
      industry: null,
      description: null,
      teamId: null,
      tags: [],
      adGenData: {},
      creationDate: expect.any(String),
      archiveDate: null,
      lastOpenDate: null,
      uploadedImages: [],
      uploadedVideos: [],
      design: { logoImageUrl: null },
      snippet: { isValidated: false },
      adAccountIds: {},
      adAccountType: {},
      adAccountHistory: [],
      conversionTrackerIds: {},
      googleAdAccount: null,
      facebookAdAccount: null,
      integrations: { paypal: { clientId: null } },
      balloons: [],
      role: 'owner',
      ownerName: expect.any(String),
      isPlanLapsed: false,
    })
  })

  it('shows linked ad accounts, and of integrations no secret', async () => {
    const { id, token } = await createAccount(server)
    const ideaId = await createBrand(server, { userId: id })
    const facebook = { id: '17', name: 'Lamps', currency: 'EUR', pageId: null, accessToken: 'secret token' }
    const history = [
      { date: '2026-11-05T10:00:00.000Z', adAccountId: '17', currency: 'EUR' },
      { adAccountId: '16', currency: 'USD' },
    ]
    await knex('idea')
      .where({ id: ideaId })
      .update({
        adAccounts: { facebook, history, ids: { facebook: '17' } },
        integrations: { paypal: { clientId: 'client', clientSecret: 'secret' } },
      })
    const { body } = await server.call('get-idea', { ideaId }, { token })
    expect(body).toMatchObject({
      adAccountIds: { facebook: '17' },
      adAccountHistory: history,
      facebookAdAccount: { id: '17', name: 'Lamps', currency: 'EUR', pageId: null },
      integrations: { paypal: { clientId: 'client' } },
    })
    expect(JSON.stringify(body)).not.toMatch(/secret/i)
  })

  it('treats a brand that does not exist like a foreign one', async () => {
    const { token } = await createAccount(server, { isAdmin: true })
    const { status, body } = await server.call('get-idea', { ideaId: crypto.randomUUID() }, { token })
    expect({ status, body }).toEqual({ status: 403, body: { error: 'forbidden' } })
  })
})

describe('set-idea-open-date', () => {
  it('makes a brand the current one and notes when it was opened', async () => {
    const { id, token } = await createAccount(server)
    const [first, second] = [
      await createBrand(server, { userId: id }),
      await createBrand(server, { userId: id }),
    ]
    for (const ideaId of [first, second]) {
      const { body } = await server.call('set-idea-open-date', { ideaId }, { token })
      expect(body).toEqual({ selectedIdeaId: ideaId, selectedBalloonId: null })
    }
    expect((await server.call('get-user', {}, { token })).body).toMatchObject({ selectedIdeaId: second })
    const opened = (await server.call('get-idea', { ideaId: second }, { token })).body as {
      lastOpenDate: string
    }
    expect(Math.abs(Date.parse(opened.lastOpenDate) - server.clock.real().getTime())).toBeLessThan(60_000)
  })

  it('keeps the ad that was opened with a brand, for each person, until it is reset (NAV-14)', async () => {
    const [owner, member] = [await createAccount(server), await createAccount(server)]
    const teamId = await createTeam(server, { ownerId: owner.id })
    await joinTeam(server, { teamId, login: member, role: 'guest' })
    const ideaId = await createBrand(server, { userId: owner.id, teamId })
    const other = await createBrand(server, { userId: owner.id })
    const [first, second] = [await createBalloon(server, { ideaId }), await createBalloon(server, { ideaId })]
    const open = async ({ token }: { token: string }, about: object = {}) =>
      (await server.call('set-idea-open-date', { ideaId, ...about }, { token, key: crypto.randomUUID() }))
        .body
    const selected = (selectedBalloonId: string | null) => ({ selectedIdeaId: ideaId, selectedBalloonId })
    expect(await open(owner)).toEqual(selected(null))
    expect(await open(owner, { balloonId: first })).toEqual(selected(first))
    expect(await open(member, { balloonId: second })).toEqual(selected(second))
    expect(await open(owner, { ideaId: other })).toEqual({ selectedIdeaId: other, selectedBalloonId: null })
    expect(await open(owner)).toEqual(selected(first))
    expect(await open(owner, { balloonId: second })).toEqual(selected(second))
    expect(await open(owner, { isResetSelectedBalloonId: false })).toEqual(selected(second))
    expect(await open(owner, { isResetSelectedBalloonId: true })).toEqual(selected(null))
    expect(await open(owner)).toEqual(selected(null))
    expect(await open(member)).toEqual(selected(second))
  })

  it('selects no ad of another brand, and none that is archived or deleted', async () => {
    const [mine, theirs] = [await createAccount(server), await createAccount(server)]
    const ideaId = await createBrand(server, { userId: mine.id })
    const foreign = await createBalloon(server, { ideaId: await createBrand(server, { userId: theirs.id }) })
    const open = async (about: object = {}) =>
      (
        await server.call(
          'set-idea-open-date',
          { ideaId, ...about },
          { token: mine.token, key: crypto.randomUUID() },
        )
      ).body
    expect(await open({ balloonId: foreign })).toEqual({ error: 'balloonNotFound' })
    expect(await open({ balloonId: crypto.randomUUID() })).toEqual({ error: 'balloonNotFound' })
    const balloonId = await createBalloon(server, { ideaId })
    expect(await open({ balloonId })).toMatchObject({ selectedBalloonId: balloonId })
    await server.call('archive-balloon', { ideaId, balloonId, isArchived: true }, mine)
    expect(await open()).toMatchObject({ selectedBalloonId: null })
    await server.call('archive-balloon', { ideaId, balloonId, isArchived: false }, mine)
    expect(await open()).toMatchObject({ selectedBalloonId: balloonId })
    await server.call('delete-balloon', { ideaId, balloonId, confirmation: 'DELETE' }, mine)
    expect(await open()).toMatchObject({ selectedBalloonId: null })
  })

  it('leaves the current brand of other members as it is', async () => {
    const [owner, member] = [await createAccount(server), await createAccount(server)]
    const teamId = await createTeam(server, { ownerId: owner.id })
    await joinTeam(server, { teamId, login: member, role: 'guest' })
    const ideaId = await createBrand(server, { userId: owner.id, teamId })
    await server.call('set-idea-open-date', { ideaId }, { token: member.token })
    expect((await server.call('get-user', {}, { token: member.token })).body).toMatchObject({
      selectedIdeaId: ideaId,
    })
    expect((await server.call('get-user', {}, { token: owner.token })).body).toMatchObject({
      selectedIdeaId: null,
    })
  })
})
