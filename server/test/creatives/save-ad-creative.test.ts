import type { ReplyOf } from '@aloft/contract/schemas'
import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import type { CreativeElement } from '@aloft/domain/creatives/creative.entity'
import { describe, expect, it } from 'vitest'
import { createLaunch } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import {
  createAccount,
  createBalloon,
  createBrand,
  createTeam,
  joinTeam,
  type Login,
} from '../support/world.ts'

const server = await useServer({ privateOrigins: [] })
const { clock, database } = server
const { knex } = database

const dot = {
  id: 'dot',
  type: 'shape',
  form: 'ellipse',
  color: '#ffffff',
  radius: 0,
  rotation: 0,
  opacity: 1,
  outline: null,
  aspect: null,
  x: 0,
  y: 0,
  width: 30,
  height: 30,
} as CreativeElement

const colored = (background: string) => ({
  layout: 'bigType',
  creatives: { '1:1': { width: 100, height: 100, background, elements: [dot] } },
})

/** A team with a creative that its owner has just made. */
async function createStudio() {
  const [owner, colleague] = [
    await createAccount(server, { plan: 'expand-2407' }),
    await createAccount(server),
  ]
  const teamId = await createTeam(server, { ownerId: owner.id })
  await joinTeam(server, { teamId, login: colleague, role: 'collaborator' })
  const ideaId = await createBrand(server, { userId: owner.id, teamId })
  const send = async (adCreativeId: string | null, creative: object, { token }: Login = owner) =>
    (await server.call('save-ad-creative', { ideaId, adCreativeId, creative }, { token })).body as {
      adCreative: AdCreative
    }
  const {
    adCreative: { _id: id },
  } = await send(null, colored('#101010'))
  return {
    owner,
    colleague,
    teamId,
    ideaId,
    id,
    send,
    save: (background: string, author = owner) => send(id, colored(background), author),
    versions: () =>
      knex('ad_creative_version')
        .where({ creativeId: id })
        .orderBy('number')
        .select('number', 'authorId', knex.raw(`creatives #>> '{1:1,background}' as color`)),
  }
}

describe('save-ad-creative (ACT-068)', () => {
  it('makes a creative of the brand, which belongs to no ad and is drawn', async () => {
    const { owner, ideaId, id, send, versions } = await createStudio()
    expect(await versions()).toEqual([{ number: 1, authorId: owner.id, color: '#101010' }])
    const { adCreative } = await send(id, colored('#101010'))
    expect(adCreative).toMatchObject({ _id: id, ideaId, balloonId: null, ...colored('#101010') })
    const { token } = owner
    await expect
      .poll(async () => (await server.call('get-ad-creative', { adCreativeId: id }, { token })).body, {
        timeout: 20_000,
      })
      .toMatchObject({ renderData: { isRenderFinished: true } })
  })

  it('merges what one person saves within a minute, and begins a version after that', async () => {
    const { owner, save, versions } = await createStudio()
    const { adCreative } = await save('#202020')
    expect(adCreative.creatives['1:1']?.background).toBe('#202020')
    expect(await versions()).toEqual([{ number: 1, authorId: owner.id, color: '#202020' }])
    clock.moveHours(1)
    await save('#303030')
    // Not a change.
    await save('#303030')
    expect(await versions()).toEqual([
      { number: 1, authorId: owner.id, color: '#202020' },
      { number: 2, authorId: owner.id, color: '#303030' },
    ])
  })

  it('begins a version for each author', async () => {
    const { owner, colleague, save, versions } = await createStudio()
    await save('#202020', colleague)
    await save('#303030')
    expect((await versions()).map(({ authorId }) => authorId)).toEqual([owner.id, colleague.id, owner.id])
  })

  it('begins a version once the last one was published or launched', async () => {
    const { ideaId, id, save, versions } = await createStudio()
    const values = { 'component/c1/adCreativeId': id }
    const balloonId = await createBalloon(server, { ideaId, values })
    await knex('balloon')
      .where({ id: balloonId })
      .update({ publishDates: [clock.real()] })
    await save('#202020')
    expect((await versions()).map(({ color }) => color)).toEqual(['#101010', '#202020'])
    const runId = await createLaunch(server, { ideaId, balloonId, status: 'running' })
    await knex('ad_run').where({ id: runId }).update({ creativeId: id, creativeVersion: 2 })
    await save('#303030')
    expect((await versions()).map(({ color }) => color)).toEqual(['#101010', '#202020', '#303030'])
  })

  it('draws the last of several drafts, and of no other', async () => {
    const { owner, id, save } = await createStudio()
    await Promise.all(['#404040', '#505050', '#606060'].map((color) => save(color)))
    const { token } = owner
    const read = async () =>
      (await server.call('get-ad-creative', { adCreativeId: id }, { token })).body as AdCreative
    await expect.poll(async () => (await read()).renderData.isRenderFinished, { timeout: 20_000 }).toBe(true)
    const { creatives, renderData } = await read()
    const again = (await createStudio()).send(null, { layout: 'bigType', creatives })
    const same = (await again).adCreative._id
    await expect
      .poll(() => knex('ad_creative_version').where({ creativeId: same }).first('renderUrls'), {
        timeout: 20_000,
      })
      .toEqual({ renderUrls: renderData.renderUrls })
  })

  it('takes the place of the base it names, and of nothing newer', async () => {
    const { owner, ideaId, id, versions } = await createStudio()
    // As a job composes it.
    const composed = {
      '1:1': { ...colored('#101010').creatives['1:1'], elements: [{ ...dot, color: '#FFFFFF' }] },
    }
    await knex('ad_creative_version')
      .where({ creativeId: id })
      .update({ creatives: JSON.stringify(composed) })
    const save = async (color: string, base: string) => {
      const payload = {
        ideaId,
        adCreativeId: id,
        creative: colored(color),
        base: colored(base).creatives,
      }
      return (await server.call('save-ad-creative', payload, { token: owner.token })).body
    }
    const atOnce = await Promise.all(['#404040', '#505050', '#606060'].map((color) => save(color, '#101010')))
    const saved = atOnce.filter((body) => !Object.hasOwn(body as object, 'error'))
    expect(saved).toHaveLength(1)
    expect(atOnce.filter((body) => !saved.includes(body))).toEqual([
      { error: 'creativeChanged' },
      { error: 'creativeChanged' },
    ])
    const [{ color }] = (await versions()) as [{ color: string }]
    expect(saved[0]).toMatchObject({ adCreative: { creatives: { '1:1': { background: color } } } })
    expect(await save('#707070', color)).toMatchObject({ adCreative: { _id: id } })
    expect(await save('#808080', color)).toEqual({ error: 'creativeChanged' })
    expect(await versions()).toMatchObject([{ color: '#707070' }])
  })

  it('keeps a creative when its ad is deleted', async () => {
    const { owner, ideaId, id } = await createStudio()
    const balloonId = await createBalloon(server, { ideaId, values: { 'component/c1/adCreativeId': id } })
    await knex('ad_creative').where({ id }).update({ balloonId })
    await server.call('delete-balloon', { ideaId, balloonId, confirmation: 'DELETE' }, { token: owner.token })
    const { body } = await server.call('get-ad-creative', { adCreativeId: id }, { token: owner.token })
    expect(body).toMatchObject({ _id: id, balloonId: null })
  })
})

describe('refuses', () => {
  it('a creative of another brand, and one that does not exist', async () => {
    const [mine, theirs] = [await createStudio(), await createStudio()]
    const refused = { error: 'creativeNotFound' }
    expect(await mine.send(theirs.id, colored('#202020'))).toEqual(refused)
    expect(await mine.send(crypto.randomUUID(), colored('#202020'))).toEqual(refused)
    expect(await theirs.versions()).toHaveLength(1)
  })

  it('guests, who only view', async () => {
    const { teamId, send, id, versions } = await createStudio()
    const guest = await createAccount(server)
    await joinTeam(server, { teamId, login: guest, role: 'guest' })
    expect(await send(id, colored('#202020'), guest)).toEqual({ error: 'forbidden' })
    expect(await versions()).toHaveLength(1)
  })

  it.each([
    ['no format', { layout: 'split', creatives: {} }],
    [
      'an element that is none',
      { layout: 'split', creatives: { '1:1': { ...colored('#202020').creatives['1:1'], elements: [{}] } } },
    ],
    [
      'no element (CRE-09)',
      { layout: 'split', creatives: { '1:1': { ...colored('#202020').creatives['1:1'], elements: [] } } },
    ],
    ['an unknown format', { layout: 'split', creatives: { '2:1': colored('#202020').creatives['1:1'] } }],
  ])('%s', async (_, creative) => {
    const { id, send, versions } = await createStudio()
    expect(await send(id, creative)).toMatchObject({ error: 'invalidPayload' })
    expect(await versions()).toHaveLength(1)
  })
})

describe('versions of a creative', () => {
  it('are listed newest first with who drew them, and each can be read', async () => {
    const { owner, colleague, ideaId, id, save } = await createStudio()
    await save('#202020', colleague)
    const balloonId = await createBalloon(server, { ideaId, values: {} })
    const runId = await createLaunch(server, { ideaId, balloonId, status: 'running' })
    await knex('ad_run').where({ id: runId }).update({ creativeId: id, creativeVersion: 1 })
    const { token } = owner
    const { versions } = (await server.call('get-creative-versions', { adCreativeId: id }, { token }))
      .body as ReplyOf<'get-creative-versions'>
    const names = await knex('user_account').whereIn('id', [owner.id, colleague.id]).select('id', 'username')
    const nameOf = (userId: string) => names.find((user) => user.id === userId).username as string
    expect(versions).toMatchObject([
      { number: 2, authorName: nameOf(colleague.id), isLaunched: false },
      { number: 1, authorName: nameOf(owner.id), isLaunched: true },
    ])
    const read = (number: number) =>
      server.call('get-creative-version', { adCreativeId: id, number }, { token })
    expect(await read(1)).toMatchObject({
      status: 200,
      body: { creatives: { '1:1': { background: '#101010' } } },
    })
    expect((await read(3)).body).toEqual({ error: 'versionNotFound' })
  })

  it('are for people with a role on its brand', async () => {
    const { id } = await createStudio()
    const { token } = await createAccount(server)
    const query = { adCreativeId: id, number: 1 }
    expect(await server.call('get-creative-versions', query, { token })).toMatchObject({ status: 403 })
    expect(await server.call('get-creative-version', query, { token })).toMatchObject({ status: 403 })
  })
})
