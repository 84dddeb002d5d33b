import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { describe, expect, it } from 'vitest'
import { deleteBalloon } from '../../src/areas/balloons/balloon.repo.ts'
import { fingerprint } from '../support/tables.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand, createTeam, joinTeam } from '../support/world.ts'
import { callsOn, ownAd, type WireBalloon } from './owned-ad.ts'

const server = await useServer()
const { clock, database } = server
const { knex } = database
const agency = { plan: 'expand-2407' }

type Ad = Awaited<ReturnType<typeof ownAd>>

async function copyOf({ duplicate }: Pick<Ad, 'duplicate'>) {
  const { status, body } = await duplicate()
  const { idea, newBalloonId } = body as { idea: { balloons: WireBalloon[] }; newBalloonId: string }
  const copy = idea?.balloons.find(({ id }) => id === newBalloonId)
  if (status !== 200 || !copy) throw new Error(`no copy but ${status} ${JSON.stringify(body)}`)
  return { copy, idea }
}

describe('duplicate-balloon', () => {
  it('copies the content under new ids, with a history that begins now (ENT-38, EDT-13)', async () => {
    const ad = await ownAd(server, { name: 'Autumn lamps' })
    const { login, ideaId, balloonId } = ad
    await ad.update({ 'component/c1/fbTitle': 'Light for life' })
    await knex('balloon')
      .where({ id: balloonId })
      .update({
        status: 'running',
        publish_dates: [clock.real()],
        subscription_id: 'sub_1',
        progress: 40,
        cta_selectors: JSON.stringify(['#buy']),
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
    await knex('balloon').where({ id: ad.balloonId }).update({ archive_date: clock.real() })
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

  it('makes one copy of a call that is repeated', async () => {
    const ad = await ownAd(server)
    const key = crypto.randomUUID()
    const bodies = [await ad.duplicate({ key }), await ad.duplicate({ key })].map(({ body }) => body)
    expect(bodies[1]).toEqual(bodies[0])
    expect(await ad.list()).toHaveLength(2)
  })
})

describe('the most ads of a plan (OPN-53)', () => {
  it.each([
    ['free', 3],
    ['basic-2407', 5],
    ['nobody-knows', 3],
  ])('lets %s have %i', async (plan, limit) => {
    const ad = await ownAd(server, { plan })
    for (let i = 1; i < limit; i++) await copyOf(ad)
    const before = await fingerprint(knex)
    const refused = { status: 200, body: { error: 'maxAds', limit, count: limit } }
    const { status, body } = await ad.duplicate()
    expect({ status, body }).toEqual(refused)
    expect(await fingerprint(knex)).toEqual(before)
    await knex('balloon').where({ id: ad.balloonId }).update({ archive_date: clock.real() })
    await copyOf(ad)
    expect((await ad.duplicate()).body).toEqual(refused.body)
  })

  it('counts the ads of all brands of the account, and of its teams, and no other', async () => {
    const owner = await createAccount(server)
    const teamId = await createTeam(server, { ownerId: owner.id })
    const member = await createAccount(server, agency)
    await joinTeam(server, { teamId, login: member, role: 'collaborator' })
    const ofMember = await createBrand(server, { userId: member.id })
    for (let i = 0; i < 5; i++) await createBalloon(server, { ideaId: ofMember })
    // Made by the member, owned by the owner of the team.
    const ofTeam = await createBrand(server, { userId: member.id, teamId })
    const own = await createBrand(server, { userId: owner.id })
    const first = await createBalloon(server, { ideaId: ofTeam })
    await createBalloon(server, { ideaId: own })
    const byMember = callsOn(server, member, { ideaId: ofTeam, balloonId: first })
    await copyOf(byMember)
    expect((await byMember.duplicate()).body).toEqual({ error: 'maxAds', limit: 3, count: 3 })
    await deleteBalloon(knex, first)
    expect(await knex('balloon_value').where({ balloon_id: first })).toHaveLength(0)
    const [second] = await byMember.list()
    await copyOf(callsOn(server, owner, { ideaId: ofTeam, balloonId: second?.id ?? '' }))
  })

  it('is not passed by calls at the same time, on two brands, with keys of their own', async () => {
    const ad = await ownAd(server, { name: 'Lamps' })
    const ideaId = await createBrand(server, { userId: ad.login.id })
    const other = await createBalloon(server, { ideaId, name: 'Shades' })
    const onOther = callsOn(server, ad.login, { ideaId, balloonId: other })
    for (let round = 0; round < 4; round++) {
      const replies = await Promise.all(
        Array.from({ length: 10 }, (_, i) => (i % 2 ? ad : onOther).duplicate({ key: crypto.randomUUID() })),
      )
      expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
      const made = replies.flatMap(({ body }) => (body as { newBalloonId?: string }).newBalloonId ?? [])
      expect(made).toHaveLength(1)
      await deleteBalloon(knex, made[0] ?? '')
    }
  })

  it('names copies made at the same time apart', async () => {
    const ad = await ownAd(server, { ...agency, name: 'Lamps' })
    const copies = await Promise.all(Array.from({ length: 6 }, () => copyOf(ad)))
    const names = copies.map(({ copy }) => copy.name)
    expect(names.toSorted()).toEqual([2, 3, 4, 5, 6, 7].map((number) => `Lamps ${number}`))
  })
})
