import type { ReplyOf } from '@aloft/contract/schemas'
import { describe, expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand, createTeam, joinTeam } from '../support/world.ts'

const server = await useServer()
const brandDescription =
  'Nightjar Lamps is a family bench in Galway. We blow, turn and wire table lamps for people doing up a first home. ' +
  'Every lamp can be opened and rewired, free for ten years.'

describe('generate-brand-brief', () => {
  it('writes a brief from the owner’s words before there is a brand (ONB-02, BRF-06)', async () => {
    const { id, token } = await createAccount(server)
    const { status, body } = await server.call('generate-brand-brief', { brandDescription }, { token })
    expect(status).toBe(200)
    const { brief, writer } = body as Exclude<ReplyOf<'generate-brand-brief'>, string>
    expect(writer).toBe('rules')
    expect(brief).toMatchObject({
      name: 'Nightjar Lamps',
      summary: 'Nightjar Lamps is a family bench in Galway.',
      audiences: ['people doing up a first home'],
      location: 'Galway, Ireland',
      language: 'en',
      websiteUrl: '',
    })
    expect(brief.differentiators).toContain('Every lamp can be opened and rewired, free for ten years.')
    expect(await server.database.knex('idea').where({ userId: id })).toEqual([])
  })

  it('is for people who are signed in', async () => {
    expect((await server.call('generate-brand-brief', { brandDescription })).status).toBe(401)
  })

  it('asks for the role on the brand where one is named', async () => {
    const owner = await createAccount(server, { plan: 'expand-2407' })
    const guest = await createAccount(server)
    const teamId = await createTeam(server, { ownerId: owner.id })
    await joinTeam(server, { teamId, login: guest, role: 'guest' })
    const teamBrand = await createBrand(server, { userId: owner.id, teamId })
    for (const ideaId of [teamBrand, crypto.randomUUID()]) {
      const { token } = guest
      const { status } = await server.call('generate-brand-brief', { ideaId, brandDescription }, { token })
      expect(status).toBe(403)
    }
  })

  it.each([
    ['unsafe words', { brandDescription: `${brandDescription} Kill yourself.` }, '<UNSAFE>'],
    ['too few words', { brandDescription: 'Lamps.' }, 'EXTRACT_FAIL'],
  ])('answers %s with why there is no brief', async (_, payload, marker) => {
    const { token } = await createAccount(server)
    expect((await server.call('generate-brand-brief', payload, { token })).body).toBe(marker)
  })
})
