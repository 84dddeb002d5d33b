import type { ReplyOf } from '@aloft/contract/schemas'
import { ownerOnlyIdeaFields } from '@aloft/domain/ideas/idea-changes.rules'
import { describe, expect, it } from 'vitest'
import { insertMedia } from '../../src/areas/ideas/media.repo.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand, createTeam, joinTeam, type Login } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database
const plan = 'expand-2407'

async function createOwner() {
  const owner = await createAccount(server, { plan })
  return { owner, ideaId: await createBrand(server, { userId: owner.id, title: 'Nightjar Lamps' }) }
}

async function createTeamBrand() {
  const [owner, member] = [await createAccount(server, { plan }), await createAccount(server)]
  const teamId = await createTeam(server, { ownerId: owner.id })
  await joinTeam(server, { teamId, login: member, role: 'collaborator' })
  const ideaId = await createBrand(server, { userId: member.id, teamId, title: 'Client brand' })
  return { owner, member, teamId, ideaId }
}

const update = ({ token }: Login, ideaId: string, data: object) =>
  server.call('update-idea', { ideaId, data }, { token })
const stored = async ({ token }: Login, ideaId: string) =>
  (await server.call('get-idea', { ideaId }, { token })).body as ReplyOf<'get-idea'>
const refused = (field: string) => ({
  status: 400,
  body: { error: 'invalidPayload', field: `data.${field}` },
})

describe('update-idea', () => {
  it('changes what is given, tidied, and leaves the rest', async () => {
    const { owner, ideaId } = await createOwner()
    const data = {
      title: ' Nightjar ',
      url: 'HTTPS://Nightjar.example/Shop',
      subdomain: ' Nightjar-1 ',
      industry: ' Home and garden ',
      description: ' Lamps. ',
      tags: [' lamps ', 'Lamps', '', 'glass'],
    }
    const { status, body } = await update(owner, ideaId, data)
    const changed = {
      title: 'Nightjar',
      url: 'https://nightjar.example/Shop',
      subdomain: 'nightjar-1',
      industry: 'Home and garden',
      description: 'Lamps.',
      tags: ['lamps', 'glass'],
    }
    expect({ status, body }).toMatchObject({ status: 200, body: { idea: { _id: ideaId, ...changed } } })
    expect(await stored(owner, ideaId)).toMatchObject(changed)
    expect(await knex('idea').where({ id: ideaId }).first('urlHost')).toEqual({
      urlHost: 'nightjar.example',
    })

    await update(owner, ideaId, { url: null, subdomain: null, industry: ' ', description: null, tags: [] })
    const emptied = { url: null, subdomain: null, industry: null, description: null, tags: [] }
    expect(await stored(owner, ideaId)).toMatchObject({ ...emptied, title: 'Nightjar' })
    expect((await update(owner, ideaId, {})).body).toMatchObject({ idea: { title: 'Nightjar' } })
  })

  it.each([
    ['title', { title: ' ab ' }],
    ['title', { title: '' }],
    ['title', { title: 'x'.repeat(201) }],
    ['url', { url: 'no address' }],
    ['subdomain', { subdomain: '1ab' }],
    ['subdomain', { subdomain: 'ab' }],
    ['industry', { industry: 'x'.repeat(101) }],
    ['uploadedImages', { uploadedImages: ['https://elsewhere.example/a.png'] }],
    ['uploadedVideos', { uploadedVideos: ['/files/a.mp4'] }],
    ['design', { design: { logoImageUrl: 'https://elsewhere.example/a.png' } }],
  ])('refuses a %s that breaks a rule: %o', async (field, data) => {
    const { owner, ideaId } = await createOwner()
    expect(await update(owner, ideaId, data)).toMatchObject(refused(field))
    expect(await stored(owner, ideaId)).toMatchObject({ title: 'Nightjar Lamps', url: null })
  })

  it('keeps titles and sites of one account apart, archived brands’ titles too (ONB-07, ONB-10)', async () => {
    const { owner, ideaId } = await createOwner()
    const other = await createBrand(server, {
      userId: owner.id,
      title: 'Odd Loaf',
      url: 'https://loaf.example',
    })
    expect((await update(owner, ideaId, { title: ' odd LOAF ' })).body).toEqual({ error: 'existingTitle' })
    expect((await update(owner, ideaId, { url: 'www.loaf.example/a' })).body).toEqual({
      error: 'existingIdea',
      ideaId: other,
    })
    expect((await update(owner, ideaId, { title: 'NIGHTJAR lamps' })).body).toMatchObject({
      idea: { title: 'NIGHTJAR lamps' },
    })
    const stranger = await createOwner()
    expect((await update(stranger.owner, stranger.ideaId, { title: 'Odd Loaf' })).body).toHaveProperty('idea')
  })

  it('gives a subdomain to one brand of all, and none of the product’s own names (DOM-01)', async () => {
    const [first, second] = [await createOwner(), await createOwner()]
    const take = ({ owner, ideaId }: typeof first, subdomain: string) => update(owner, ideaId, { subdomain })
    const both = await Promise.all([take(first, 'lamps'), take(second, 'LAMPS')])
    const taken = { error: 'subdomainTaken' }
    expect(both.map(({ body }) => body)).toEqual(
      expect.arrayContaining([expect.objectContaining({ idea: expect.anything() }), taken]),
    )
    expect((await take(first, 'www')).body).toEqual(taken)
    expect(await knex('idea').where({ subdomain: 'lamps' })).toHaveLength(1)
  })

  it('keeps of the uploaded files those that are named, and takes the logo from them', async () => {
    const { owner, ideaId } = await createOwner()
    const [a, b, c] = ['/files/a.webp', '/files/b.webp', '/files/c.webp']
    const video = '/files/d.mp4'
    for (const url of [a, b, c, video])
      await insertMedia(
        knex,
        ideaId,
        {
          origin: 'upload',
          kind: url === video ? 'video' : 'image',
          url,
          width: null,
          height: null,
          size: 1,
        },
        new Date(),
      )
    const { body } = await update(owner, ideaId, { uploadedImages: [c, a, c], design: { logoImageUrl: a } })
    expect(body).toMatchObject({
      idea: { uploadedImages: [c, a], uploadedVideos: [video], design: { logoImageUrl: a } },
    })
    expect(await update(owner, ideaId, { uploadedImages: [a, b] })).toMatchObject(refused('uploadedImages'))
    // An existing logo stays, wherever it came from; without a logo there's none.
    expect((await update(owner, ideaId, { uploadedImages: [], design: { logoImageUrl: a } })).status).toBe(
      200,
    )
    await update(owner, ideaId, { design: { logoImageUrl: null } })
    expect(await stored(owner, ideaId)).toMatchObject({ uploadedImages: [], design: { logoImageUrl: null } })
  })
})

describe('a collaborator', () => {
  it('changes what is not the owner’s alone', async () => {
    const { member, ideaId } = await createTeamBrand()
    expect((await update(member, ideaId, { industry: 'Glass', tags: ['a'] })).status).toBe(200)
  })

  it.each(ownerOnlyIdeaFields)('may not change %s (OPN-64)', async (field) => {
    const { owner, member, ideaId } = await createTeamBrand()
    const before = await stored(owner, ideaId)
    for (const value of [null, 'nightjar', { paypal: { clientId: 'x' } }]) {
      const { status } = await update(member, ideaId, { tags: ['x'], [field]: value })
      expect(status === 403 || status === 400).toBe(true)
    }
    const wellFormed = field === 'teamId' ? null : 'nightjar'
    expect(await update(member, ideaId, { [field]: wellFormed })).toMatchObject({
      status: 403,
      body: { error: 'forbidden' },
    })
    expect(await stored(owner, ideaId)).toEqual(before)
  })

  it.each(['domain', 'adAccountIds', 'googleAdAccount', 'facebookAdAccount', 'integrations'])(
    'and not even the owner sets %s without its proof',
    async (field) => {
      const { owner, ideaId } = await createOwner()
      expect(await update(owner, ideaId, { [field]: {} })).toMatchObject(refused(field))
    },
  )
})

describe('teamId', () => {
  it('moves a brand into a team of its owner and back out', async () => {
    const { owner, ideaId } = await createOwner()
    const teamId = await createTeam(server, { ownerId: owner.id })
    expect((await update(owner, ideaId, { teamId })).body).toMatchObject({ idea: { teamId } })
    expect((await update(owner, ideaId, { teamId: null })).body).toMatchObject({ idea: { teamId: null } })
  })

  it('makes a brand that leaves its team the owner’s own, whoever made it', async () => {
    const { owner, member, ideaId } = await createTeamBrand()
    await update(owner, ideaId, { teamId: null })
    expect((await server.call('get-idea', { ideaId }, { token: member.token })).status).toBe(403)
    expect(await stored(owner, ideaId)).toMatchObject({ teamId: null, role: 'owner' })
  })

  it('leads to no team of somebody else, nor to one that is inactive or full (TEA-05)', async () => {
    const { owner, ideaId } = await createOwner()
    const other = await createTeamBrand()
    expect((await update(owner, ideaId, { teamId: other.teamId })).status).toBe(403)
    const teamId = await createTeam(server, { ownerId: owner.id })
    await createBrand(server, { userId: owner.id, teamId, title: 'nightjar lamps' })
    expect((await update(owner, ideaId, { teamId })).body).toEqual({ error: 'existingTitle' })
    for (let i = 0; i < 9; i++) await createBrand(server, { userId: owner.id, teamId, title: `Brand ${i}` })
    expect((await update(owner, ideaId, { teamId, title: 'Lamps' })).body).toEqual({
      error: 'overIdeaLimit',
      limit: 10,
    })
    await knex('user_account').where({ id: owner.id }).update({ planLabel: 'grow-2407' })
    expect((await update(owner, ideaId, { teamId })).body).toEqual({ error: 'teamInactive' })
    expect(await stored(owner, ideaId)).toMatchObject({ teamId: null, title: 'Nightjar Lamps' })
  })
})
