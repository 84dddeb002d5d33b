import type { ReplyOf } from '@aloft/contract/schemas'
import { describe, expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand, createTeam, joinTeam, type Login } from '../support/world.ts'

const server = await useServer()
const plan = 'expand-2407'

async function createOwner() {
  const owner = await createAccount(server, { plan })
  return { owner, ideaId: await createBrand(server, { userId: owner.id, title: 'Nightjar Lamps' }) }
}

const change = ({ token }: Login, ideaId: string, data: object) =>
  server.call('update-idea', { ideaId, data }, { token })

describe('archive-idea', () => {
  const archive = ({ token }: Login, ideaId: string, isArchived: boolean) =>
    server.call('archive-idea', { ideaId, isArchived }, { token })

  it('marks a brand with the date, once, and brings it back', async () => {
    const { owner, ideaId } = await createOwner()
    const first = (await archive(owner, ideaId, true)).body as ReplyOf<'archive-idea'>
    expect(first.idea.archiveDate).toEqual(expect.any(String))
    expect((await archive(owner, ideaId, true)).body).toMatchObject({
      idea: { archiveDate: first.idea.archiveDate },
    })
    const { body } = await server.call('get-ideas-data', {}, { token: owner.token })
    expect(body).toMatchObject({ ideas: [{ _id: ideaId, archiveDate: first.idea.archiveDate }] })
    expect((await archive(owner, ideaId, false)).body).toMatchObject({ idea: { archiveDate: null } })
  })

  it('brings none back beyond the plan, nor beside another of its name or site', async () => {
    const owner = await createAccount(server, { plan: 'grow-2407' })
    const lamps = await createBrand(server, {
      userId: owner.id,
      title: 'Lamps',
      url: 'https://lamps.example',
    })
    await archive(owner, lamps, true)
    const twin = await createBrand(server, { userId: owner.id, title: 'Lamps' })
    expect((await archive(owner, lamps, false)).body).toEqual({ error: 'existingTitle' })
    await change(owner, twin, { title: 'Lamps 2', url: 'https://www.lamps.example' })
    expect((await archive(owner, lamps, false)).body).toEqual({ error: 'existingIdea', ideaId: twin })
    await change(owner, twin, { url: null })
    for (let i = 0; i < 2; i++) await createBrand(server, { userId: owner.id, title: `Brand ${i}` })
    expect((await archive(owner, lamps, false)).body).toEqual({ error: 'overIdeaLimit', limit: 3 })
  })

  it('makes a brand nobody’s current one, and keeps it from being opened', async () => {
    const [owner, member] = [await createAccount(server, { plan }), await createAccount(server)]
    const teamId = await createTeam(server, { ownerId: owner.id })
    await joinTeam(server, { teamId, login: member, role: 'guest' })
    const ideaId = await createBrand(server, { userId: owner.id, teamId })
    const open = async ({ token }: Login) =>
      (await server.call('set-idea-open-date', { ideaId }, { token, key: crypto.randomUUID() })).body
    for (const login of [owner, member])
      expect(await open(login)).toEqual({ selectedIdeaId: ideaId, selectedBalloonId: null })
    await archive(owner, ideaId, true)
    for (const login of [owner, member]) {
      expect((await server.call('get-user', {}, login)).body).toMatchObject({ selectedIdeaId: null })
      expect(await open(login)).toEqual({ error: 'ideaArchived' })
    }
    await archive(owner, ideaId, false)
    expect(await open(member)).toMatchObject({ selectedIdeaId: ideaId })
  })

  it('is the owner’s alone (TEA-03)', async () => {
    const [owner, member] = [await createAccount(server, { plan }), await createAccount(server)]
    const teamId = await createTeam(server, { ownerId: owner.id })
    await joinTeam(server, { teamId, login: member, role: 'collaborator' })
    const ideaId = await createBrand(server, { userId: member.id, teamId })
    expect((await archive(member, ideaId, true)).status).toBe(403)
  })
})
