import { type ComponentKey, componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { describe, expect, it } from 'vitest'
import { maxDrafts } from '@aloft/domain/plans/plan-catalogue.rules'
import { finishRender } from '../../src/areas/creatives/creative-version.repo.ts'
import { rejectLaunch } from '../../src/areas/launches/lifecycle/launch-transitions.service.ts'
import { findLaunch } from '../../src/areas/launches/core/launch.repo.ts'
import { createActiveAds } from '../support/launches.ts'
import { fingerprint } from '../support/tables.ts'
import { useServer } from '../support/test-server.ts'
import {
  createAccount,
  createBalloon,
  createBrand,
  createCreative,
  createDrafts,
  createTeam,
  firstDraft,
  joinTeam,
} from '../support/world.ts'
import { balloonIn, callsOn, ownAd, type WireBalloon } from './owned-ad.ts'

const server = await useServer()
const { clock, database } = server
const { knex } = database
const agency = { plan: 'expand-2407' }

type Ad = Awaited<ReturnType<typeof ownAd>>

const subjectOf = ({ ideaId, balloonId }: Pick<Ad, 'ideaId' | 'balloonId'>) => ({ ideaId, balloonId })

async function copyOf({ duplicate }: Pick<Ad, 'duplicate'>) {
  const { status, body } = await duplicate()
  const { idea, newBalloonId } = body as { idea: { balloons: WireBalloon[] }; newBalloonId: string }
  const copy = idea?.balloons.find(({ id }) => id === newBalloonId)
  if (status !== 200 || !copy) throw new Error(`no copy but ${status} ${JSON.stringify(body)}`)
  return { copy, idea }
}

describe('duplicate-balloon', () => {
  it('gives the copy a creative of its own, with the pictures drawn so far', async () => {
    const ad = await ownAd(server)
    const { ideaId, login } = ad
    const key = 'component/c1/adCreativeId'
    const id = await createCreative(server, { ideaId })
    const end = { urls: { '1:1': '/files/drawn.png' }, failure: null }
    await finishRender(knex, firstDraft(id), end)
    await ad.update({ [key]: id })
    const { copy } = await copyOf(ad)
    const named = Object.entries(copy.data)
      .find(([name]) => name.endsWith('/adCreativeId'))?.[1]
      .at(-1)?.value
    expect(named).not.toBe(id)
    expect(copy.pictureUrl).toBe('/files/drawn.png')
    const made = await knex('ad_creative')
      .join('ad_creative_version', 'creativeId', 'id')
      .where({ creativeId: named })
    expect(made).toMatchObject([
      {
        ideaId,
        balloonId: copy.id,
        version: 1,
        number: 1,
        authorId: login.id,
        layout: 'bigType',
        renderStatus: 'done',
        renderUrls: end.urls,
      },
    ])
  })

  it('names the same creative if the brand has none of that id', async () => {
    const ad = await ownAd(server)
    const theirs = await createCreative(server, { ideaId: (await ownAd(server)).ideaId })
    await ad.update({ 'component/c1/adCreativeId': theirs })
    const { copy } = await copyOf(ad)
    const named = Object.entries(copy.data)
      .find(([name]) => name.endsWith('/adCreativeId'))?.[1]
      .at(-1)?.value
    expect(named).toBe(theirs)
    expect(copy.pictureUrl).toBeNull()
  })

  it('copies the content under new ids, with a history that begins now (ENT-38, EDT-13)', async () => {
    const ad = await ownAd(server, { name: 'Autumn lamps' })
    const { login, ideaId, balloonId } = ad
    await ad.update({ 'component/c1/fbTitle': 'Light for life' })
    await knex('balloon')
      .where({ id: balloonId })
      .update({
        status: 'running',
        publishDates: [clock.real()],
        subscriptionId: 'sub_1',
        progress: 40,
        ctaSelectors: JSON.stringify(['#buy']),
      })
    const source = await ad.read()
    clock.moveHours(1)
    const { copy, idea } = await copyOf(ad)

    const [c1 = '', c2 = ''] = [copy.data['componentOrder']?.[0]?.value].flat(2).map(String)
    expect(new Set([copy.id, c1, c2, balloonId, 'c1', 'c2']).size).toBe(6)
    const date = expect.any(String)
    const made = (value: unknown) => [{ value, date, isUserUpdate: false, authorId: null }]
    expect(copy).toEqual({
      ...source,
      hasUnpublishedChanges: true,
      isHistoryComplete: false,
      id: copy.id,
      name: 'Autumn lamps 2',
      status: 'IN_PROGRESS',
      publishDates: [],
      subscriptionId: null,
      progress: 100,
      creationDate: date,
      data: {
        componentOrder: made([[c1], [c2]]),
        sectionOrder: made({ [c2]: ['s1'] }),
        [componentKey(c1, 'type')]: made('facebookAdCampaign'),
        [componentKey(c1, 'fbTitle')]: [
          { value: 'Light for life', date, isUserUpdate: true, authorId: login.id },
        ],
        [componentKey(c2, 'type')]: made('landingPage'),
        [`component/${c2}/sections/s1/type`]: made('Hero'),
      },
    })
    for (const [entry] of Object.values(copy.data)) expect(entry?.date).toBe(copy.creationDate)
    expect(Date.parse(copy.creationDate as unknown as string)).toBeGreaterThan(
      Date.parse(source.creationDate as unknown as string) + 3_500_000,
    )
    const reread = await server.call('get-idea', { ideaId }, { token: login.token })
    expect(reread.body).toEqual(idea)
    expect(await ad.read()).toEqual(source)
  })

  it('makes a copy that can be edited without the source', async () => {
    const ad = await ownAd(server)
    const { copy } = await copyOf(ad)
    const edits = callsOn(server, ad.login, { ideaId: ad.ideaId, balloonId: copy.id })
    const before = await ad.read()
    const [key] = Object.keys(copy.data).filter((some) => some.endsWith('/fbTitle'))
    expect((await edits.update({ [key ?? '']: 'Only here', name: 'Winter' })).body).toMatchObject({
      balloon: { name: 'Winter' },
    })
    expect(await ad.read()).toEqual(before)
  })

  it('counts names on, whatever is free', async () => {
    const ad = await ownAd(server, { ...agency, name: 'Lamps' })
    const names: string[] = []
    for (let i = 0; i < 3; i++) names.push((await copyOf(ad)).copy.name)
    expect(names).toEqual(['Lamps 2', 'Lamps 3', 'Lamps 4'])
    const second = (await ad.list()).find(({ name }) => name === 'Lamps 2')
    const ofCopy = callsOn(server, ad.login, { ideaId: ad.ideaId, balloonId: second?.id ?? '' })
    expect((await copyOf(ofCopy)).copy.name).toBe('Lamps 5')
  })

  it('copies an archived ad into one in use', async () => {
    const ad = await ownAd(server, { name: 'Lamps' })
    await knex('balloon').where({ id: ad.balloonId }).update({ archiveDate: clock.real() })
    expect((await copyOf(ad)).copy).toMatchObject({ name: 'Lamps', archiveDate: null })
  })

  it('finds no ad of another brand, nor one that does not exist', async () => {
    const [mine, theirs] = [await ownAd(server), await ownAd(server)]
    const before = await fingerprint(knex)
    for (const balloonId of [theirs.balloonId, crypto.randomUUID()]) {
      const { duplicate } = callsOn(server, mine.login, { ideaId: mine.ideaId, balloonId })
      expect((await duplicate()).body).toEqual({ error: 'balloonNotFound' })
    }
    expect(await fingerprint(knex)).toEqual(before)
  })

  it('makes an ad for Instagram of one for Facebook, which stays as it is', async () => {
    const ad = await ownAd(server, { name: 'Lamps' })
    await ad.update({ 'component/c1/fbMessage': 'Light for life', 'component/c1/fbTitle': 'Lamps' })
    const source = await ad.read()
    const { body } = await server.call(
      'duplicate-balloon',
      { ...subjectOf(ad), platform: 'instagram' },
      ad.login,
    )
    const { idea, newBalloonId } = body as { idea: { balloons: WireBalloon[] }; newBalloonId: string }
    const copy = idea.balloons.find(({ id }) => id === newBalloonId)
    const [campaignId = ''] = [copy?.data['componentOrder']?.[0]?.value].flat(2).map(String)
    const valueOf = (name: ComponentKey) => copy?.data[componentKey(campaignId, name)]?.at(-1)?.value
    expect(copy).toMatchObject({ name: 'Lamps 2', platform: 'instagram', status: 'IN_PROGRESS' })
    expect(valueOf('type')).toBe('instagramAdCampaign')
    expect(valueOf('igMessage')).toBe('Light for life')
    expect(Object.keys(copy?.data ?? {}).filter((key) => /fb(?:Title|Message)$/.test(key))).toEqual([])
    expect(await ad.read()).toEqual(source)
    // The copy can be edited: it has no key that its type doesn't know.
    const edits = callsOn(server, ad.login, { ideaId: ad.ideaId, balloonId: newBalloonId })
    expect(
      balloonIn(await edits.update({ [componentKey(campaignId, 'igMessage')]: 'Only here' })),
    ).toBeDefined()
  })

  it('makes no ad for Instagram of one for Google', async () => {
    const ad = await ownAd(server)
    await knex('balloon').where({ id: ad.balloonId }).update({ platform: 'google' })
    const { body } = await server.call(
      'duplicate-balloon',
      { ...subjectOf(ad), platform: 'instagram' },
      ad.login,
    )
    expect(body).toEqual({ error: 'platformNotCopied' })
    expect(await ad.list()).toHaveLength(1)
  })

  it('makes one copy of a call that is repeated', async () => {
    const ad = await ownAd(server)
    const key = crypto.randomUUID()
    const bodies = [await ad.duplicate({ key }), await ad.duplicate({ key })].map(({ body }) => body)
    expect(bodies[1]).toEqual(bodies[0])
    expect(await ad.list()).toHaveLength(2)
  })
})

describe('the most active ads of a plan (GEN-09, OPN-53)', () => {
  it.each([
    ['free', 3],
    ['basic-2407', 5],
    ['nobody-knows', 3],
  ])('of %s are %i, drafts and ended ads aside', async (plan, limit) => {
    const ad = await ownAd(server, { plan })
    for (let n = 0; n < limit; n++) await copyOf(ad)
    const [rejected = '', ...others] = await createActiveAds(server, ad.ideaId, limit)
    const before = await fingerprint(knex)
    const { status, body } = await ad.duplicate()
    expect({ status, body }).toEqual({ status: 200, body: { error: 'maxAds', limit, count: limit } })
    expect(await fingerprint(knex)).toEqual(before)
    const { id } = await knex('ad_run').where({ balloonId: rejected }).first('id')
    const launch = await findLaunch(knex, id)
    if (!launch) throw new Error('the launch is gone')
    const settings = { PRODUCT_NAME: 'Aloft', SELLER_COUNTRY: 'DE' }
    const context = { clock, now: clock.real(), settings, enqueue: async () => {} }
    await knex.transaction((db) => rejectLaunch({ ...context, db }, launch, { actorId: null, reason: null }))
    expect(others).toHaveLength(limit - 1)
    await copyOf(ad)
  })

  it('counts the ads of all brands of the account, and of its teams, and no other', async () => {
    const owner = await createAccount(server)
    const teamId = await createTeam(server, { ownerId: owner.id })
    const member = await createAccount(server, agency)
    await joinTeam(server, { teamId, login: member, role: 'collaborator' })
    const ofMember = await createBrand(server, { userId: member.id })
    await createActiveAds(server, ofMember, 5)
    // Created by the member, but owned by the team's owner.
    const ofTeam = await createBrand(server, { userId: member.id, teamId })
    const own = await createBrand(server, { userId: owner.id })
    const balloonId = await createBalloon(server, { ideaId: ofTeam })
    const byMember = callsOn(server, member, { ideaId: ofTeam, balloonId })
    await createActiveAds(server, own, 1)
    const [first = ''] = await createActiveAds(server, ofTeam, 1)
    await copyOf(byMember)
    await createActiveAds(server, own, 1)
    expect((await byMember.duplicate()).body).toEqual({ error: 'maxAds', limit: 3, count: 3 })
    await knex('balloon').where({ id: first }).update({ archiveDate: clock.real() })
    await copyOf(byMember)
  })

  it('leaves the ads that run beyond a smaller plan alone, and makes no other', async () => {
    const ad = await ownAd(server, { plan: 'basic-2407' })
    const running = await createActiveAds(server, ad.ideaId, 5)
    await knex('user_account').where({ id: ad.login.id }).update({ planLabel: 'free' })
    expect((await ad.duplicate()).body).toEqual({ error: 'maxAds', limit: 3, count: 5 })
    const statuses = knex('balloon').whereIn('id', running).distinct().pluck('status')
    expect(await statuses).toEqual(['running'])
  })
})

describe('the most drafts of a brand (OPN-52)', () => {
  it('are 200, which calls at the same time do not pass', async () => {
    const ad = await ownAd(server, agency)
    await createDrafts(server, ad.ideaId, maxDrafts - 2)
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => ad.duplicate({ key: crypto.randomUUID() })),
    )
    const bodies = replies.map(({ body }) => body)
    expect(bodies.filter((body) => Object.hasOwn(body as object, 'newBalloonId'))).toHaveLength(1)
    const refused = bodies.filter((body) => Object.hasOwn(body as object, 'error'))
    expect(refused).toEqual(Array.from({ length: 4 }, () => ({ error: 'maxDrafts', limit: 200, count: 200 })))
  })

  it('are those of the brand, archived ones and ads that were launched aside', async () => {
    const ad = await ownAd(server, agency)
    const other = await createBrand(server, { userId: ad.login.id })
    await createDrafts(server, other, maxDrafts)
    await createDrafts(server, ad.ideaId, maxDrafts - 1)
    const ofBrand = knex('balloon').where({ ideaId: ad.ideaId }).whereNot({ id: ad.balloonId })
    await ofBrand.clone().where({ name: 'Draft 1' }).update({ status: 'stopped' })
    await ofBrand.clone().where({ name: 'Draft 2' }).update({ archiveDate: clock.real() })
    for (let n = 0; n < 2; n++) await copyOf(ad)
    expect((await ad.duplicate()).body).toMatchObject({ error: 'maxDrafts' })
  })
})

describe('copies at the same time', () => {
  it('get names of their own', async () => {
    const ad = await ownAd(server, { ...agency, name: 'Lamps' })
    const copies = await Promise.all(Array.from({ length: 6 }, () => copyOf(ad)))
    const names = copies.map(({ copy }) => copy.name)
    expect(names.toSorted()).toEqual([2, 3, 4, 5, 6, 7].map((number) => `Lamps ${number}`))
  })
})
