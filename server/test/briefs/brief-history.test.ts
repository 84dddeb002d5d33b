import { exampleBrandBrief, exampleCampaignBrief } from '@aloft/contract/briefs/briefs.examples'
import type { ReplyOf } from '@aloft/contract/schemas'
import { exampleWebsiteData } from '@aloft/contract/scans/scans.examples'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { scanKind } from '../../src/areas/scans/scan-task.ts'
import { finishTask, insertTask } from '../../src/tasks/task.repo.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand, createTeam, joinTeam, type Login } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database
const found = { ...exampleBrandBrief, name: exampleWebsiteData.name?.value ?? '' }

/** A team's brand with a brief made from a website. */
async function teamBrand() {
  const [owner, other] = [await createAccount(server), await createAccount(server)]
  const teamId = await createTeam(server, { ownerId: owner.id })
  await joinTeam(server, { teamId, login: other, role: 'collaborator' })
  const ideaId = await createBrand(server, { userId: owner.id, teamId })
  const websiteDataId = uuidv7()
  const now = server.clock.real()
  const task = {
    id: websiteDataId,
    kind: scanKind,
    userId: owner.id,
    subject: 'https://nightjar.example',
    now,
  }
  await insertTask(knex, task)
  const result = { data: exampleWebsiteData, files: {} }
  await finishTask(knex, websiteDataId, { status: 'DONE', failure: null, result }, now)
  const save = async (by: Login, payload: object) =>
    (await server.call('save-brief', { ideaId, ...payload }, { token: by.token })).body
  const first = await save(owner, { kind: 'brand', brief: found, websiteDataId })
  const briefId = (first as ReplyOf<'save-brief'>).brief._id
  const history = async (field: string, id = briefId, before?: number) => {
    const request = { ideaId, briefId: id, field, before }
    return (await server.call('get-brief-history', request, { token: owner.token })).body
  }
  /** As if the changes so far were too old to be merged with the next one. */
  const age = () =>
    knex('brief_change')
      .where({ briefId })
      .update({ date: new Date(0) })
  return { owner, other, ideaId, briefId, save, history, age }
}

describe('get-brief-history', () => {
  it('begins with the value from the website, and shows who changed it to what', async () => {
    const { owner, other, save, history, age } = await teamBrand()
    expect(await history('name')).toMatchObject({
      changes: [],
      origin: { value: found.name, evidence: exampleWebsiteData.name?.evidence },
    })
    await save(owner, { kind: 'brand', brief: { ...found, name: 'Nightjar' } })
    await age()
    await save(other, { kind: 'brand', brief: { ...found, name: 'Wren & Co' } })
    expect(await history('name')).toMatchObject({
      changes: [
        { before: 'Nightjar', after: 'Wren & Co', authorName: expect.any(String) },
        { before: found.name, after: 'Nightjar' },
      ],
      origin: { value: found.name },
    })
    expect(await history('summary')).toMatchObject({ changes: [] })
  })

  it('counts what one person writes within a minute as one change, and what is undone at once as none', async () => {
    const { owner, other, save, history } = await teamBrand()
    const write = (by: Login, location: string) => save(by, { kind: 'brand', brief: { ...found, location } })
    await write(owner, 'Cli')
    await write(owner, 'Clifden')
    expect(await history('location')).toMatchObject({
      changes: [{ before: found.location, after: 'Clifden' }],
    })
    await write(other, 'Cork')
    expect((await history('location')) as ReplyOf<'get-brief-history'>).toMatchObject({
      changes: [{ after: 'Cork' }, { after: 'Clifden' }],
    })
    await write(other, 'Clifden')
    expect(await history('location')).toMatchObject({ changes: [{ after: 'Clifden' }] })
  })

  it('says which change was proposed by the assistant, apart from what its author wrote a moment before', async () => {
    const { owner, save, history } = await teamBrand()
    const write = (location: string, more = {}) =>
      save(owner, { kind: 'brand', brief: { ...found, location }, ...more })
    await write('Cork')
    await write('Clifden', { proposer: 'assistant' })
    await write('Sligo')
    expect(await history('location')).toMatchObject({
      changes: [
        { after: 'Sligo', proposer: null },
        { after: 'Clifden', proposer: 'assistant' },
        { after: 'Cork', proposer: null },
      ],
    })
    expect(await write('Cork', { proposer: 'somebody' })).toEqual({
      error: 'invalidPayload',
      field: 'proposer',
    })
  })

  it('keeps lists and choices, and says nothing of evidence where the website said something else', async () => {
    const { owner, save, history } = await teamBrand()
    await save(owner, { kind: 'brand', brief: { ...found, audiences: ['Hotels'], toneOfVoice: null } })
    expect(await history('audiences')).toMatchObject({
      changes: [{ before: found.audiences, after: ['Hotels'] }],
    })
    expect(await history('toneOfVoice')).toMatchObject({ changes: [{ after: null }] })
    expect(await history('websiteUrl')).toMatchObject({ origin: { evidence: [] } })
  })

  it('lists two hundred changes page by page, each with the first value from the website', async () => {
    const { owner, save, history, age, briefId } = await teamBrand()
    await save(owner, { kind: 'brand', brief: { ...found, location: 'L0' } })
    await age()
    await knex.raw(
      `insert into brief_change (brief_id, field, seq, before, after, date, author_id)
       select brief_id, field, n, to_jsonb('L' || n), to_jsonb('L' || n + 1), date, author_id
       from brief_change, generate_series(2, 200) n where brief_id = ?`,
      [briefId],
    )
    const values: string[] = []
    for (let before: number | undefined; ;) {
      const page = (await history('location', briefId, before)) as ReplyOf<'get-brief-history'>
      expect(page.origin).toMatchObject({ value: found.location })
      expect(page.changes.length).toBe(50)
      values.push(...page.changes.map(({ after }) => String(after)))
      if (!page.hasOlder) break
      before = page.changes.at(-1)?.seq
    }
    expect(values).toEqual([...Array.from({ length: 199 }, (_, index) => `L${201 - index}`), 'L0'])
  })

  it('knows no field of another kind of brief, and no brief of another brand', async () => {
    const { owner, history } = await teamBrand()
    const elsewhere = await createBrand(server, { userId: owner.id })
    const campaign = { ideaId: elsewhere, kind: 'campaign', briefId: null, brief: exampleCampaignBrief }
    const { body } = await server.call('save-brief', campaign, { token: owner.token })
    expect(await history('goal')).toEqual({ error: 'briefNotFound' })
    expect(await history('goal', (body as ReplyOf<'save-brief'>).brief._id)).toEqual({
      error: 'briefNotFound',
    })
  })
})

describe('save-brief with a base', () => {
  it('keeps what somebody else changed meanwhile in other fields', async () => {
    const { owner, other, save } = await teamBrand()
    await save(other, { kind: 'brand', brief: { ...found, location: 'Clifden' } })
    const body = await save(owner, { kind: 'brand', base: found, brief: { ...found, name: 'Wren & Co' } })
    expect(body).toMatchObject({ brief: { brief: { ...found, name: 'Wren & Co', location: 'Clifden' } } })
  })

  it('saves nothing where both changed one field, and says what stands there', async () => {
    const { owner, other, save, history } = await teamBrand()
    const theirs = { ...found, location: 'Clifden' }
    await save(other, { kind: 'brand', brief: theirs })
    const mine = { ...found, location: 'Cork', name: 'Wren & Co' }
    expect(await save(owner, { kind: 'brand', base: found, brief: mine })).toMatchObject({
      error: 'briefConflict',
      fields: ['location'],
      conflicts: [{ key: 'location', value: 'Clifden', authorId: other.id }],
      brief: { brief: theirs },
    })
    expect(await history('name')).toMatchObject({ changes: [] })
    expect(await save(owner, { kind: 'brand', base: theirs, brief: mine })).toMatchObject({
      brief: { brief: mine },
    })
  })
})
