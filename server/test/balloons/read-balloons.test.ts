import { balloonSchema } from '@aloft/domain/balloons/balloon.entity'
import { balloonStatuses } from '@aloft/domain/balloons/balloon-status.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import { describe, expect, it } from 'vitest'
import { writeValues } from '../../src/areas/balloons/balloon.service.ts'
import { finishRender } from '../../src/areas/creatives/creative-version.repo.ts'
import { useServer } from '../support/test-server.ts'
import {
  createAccount,
  createBalloon,
  createBrand,
  createCreative,
  createTeam,
  joinTeam,
  firstDraft,
} from '../support/world.ts'
import { ownAd, type WireBalloon } from './owned-ad.ts'

const server = await useServer()
const { knex } = server.database

describe('get-ads', () => {
  it('answers all values of an ad (ENT-08, ENT-12)', async () => {
    const { balloonId, list } = await ownAd(server, { name: 'Autumn lamps' })
    const date = expect.any(String)
    const made = (value: unknown) => [{ value, date, isUserUpdate: false, authorId: null }]
    expect(await list()).toEqual([
      {
        id: balloonId,
        name: 'Autumn lamps',
        status: 'IN_PROGRESS',
        platform: 'facebook',
        subscriptionId: null,
        isSubscriptionCanceled: false,
        ads: [],
        publishDates: [],
        creationDate: date,
        archiveDate: null,
        progress: 100,
        ctaSelectors: [],
        pictureUrl: null,
        followsId: null,
        hasUnpublishedChanges: false,
        isHistoryComplete: false,
        data: {
          componentOrder: made([['c1'], ['c2']]),
          sectionOrder: made({ c2: ['s1'] }),
          'component/c1/type': made('facebookAdCampaign'),
          'component/c1/fbTitle': made('A lamp that lasts'),
          'component/c2/type': made('landingPage'),
          'component/c2/sections/s1/type': made('Hero'),
        },
      },
    ])
  })

  it('lists the ads of that brand alone, oldest first, archived ones too (ENT-40)', async () => {
    const { login, ideaId, balloonId, list } = await ownAd(server)
    const other = await createBrand(server, { userId: login.id })
    await createBalloon(server, { ideaId: other })
    const second = await createBalloon(server, { ideaId })
    await knex('balloon')
      .where({ id: balloonId })
      .update({ archiveDate: new Date('2026-11-05T10:00:00Z') })
    expect((await list()).map(({ id, archiveDate }) => [id, archiveDate])).toEqual([
      [balloonId, '2026-11-05T10:00:00.000Z'],
      [second, null],
    ])
  })

  it('is empty for a brand without ads, and refused for one of somebody else', async () => {
    const { token, id: userId } = await createAccount(server)
    const ideaId = await createBrand(server, { userId })
    expect((await server.call('get-ads', { ideaId }, { token })).body).toEqual({ ads: [] })
    const theirs = await ownAd(server)
    const { status, body } = await server.call('get-ads', { ideaId: theirs.ideaId }, { token })
    expect({ status, body }).toEqual({ status: 403, body: { error: 'forbidden' } })
  })

  it('shows an ad to the guests of its team', async () => {
    const { login, ideaId, list } = await ownAd(server)
    const teamId = await createTeam(server, { ownerId: login.id })
    await knex('idea').where({ id: ideaId }).update({ teamId })
    const guest = await createAccount(server)
    await joinTeam(server, { teamId, login: guest, role: 'guest' })
    const { body } = await server.call('get-ads', { ideaId }, { token: guest.token })
    expect(body).toEqual({ ads: await list() })
  })

  it.each([
    [{ status: 'LIVE' }, { status: 'running' }],
    [{ status: 'unheard of' }, { status: 'deprecated' }],
    [{ status: 'pending_refund' }, { status: 'pending_refund' }],
    [
      { platform: null, progress: 12.5 },
      { platform: null, progress: 12.5 },
    ],
    [
      { subscriptionId: 'sub_1', isSubscriptionCanceled: true },
      { subscriptionId: 'sub_1', isSubscriptionCanceled: true },
    ],
    [{ ctaSelectors: JSON.stringify(['#buy']) }, { ctaSelectors: ['#buy'] }],
    [
      { publishDates: [new Date('2026-11-02T09:00:00.123Z'), new Date('2026-11-09T09:00:00Z')] },
      { publishDates: ['2026-11-02T09:00:00.123Z', '2026-11-09T09:00:00.000Z'] },
    ],
  ])('makes a valid balloon of a row with %j', async (row, expected) => {
    const { balloonId, read } = await ownAd(server)
    await knex('balloon').where({ id: balloonId }).update(row)
    const balloon = await read()
    expect(balloon).toMatchObject(expected)
    expect(balloonStatuses).toContain(balloon.status)
    expect(balloonSchema.safeParse(revived(balloon))).toMatchObject({ success: true })
  })
})

describe('the picture of an ad', () => {
  const pictureUrl = `/files/${'a'.repeat(64)}.png`

  it('is that of the creative it names at last, once it is drawn', async () => {
    const { ideaId, balloonId, update, read } = await ownAd(server)
    const [earlier, later] = [
      await createCreative(server, { ideaId }),
      await createCreative(server, { ideaId }),
    ]
    const made = { authorId: null, isUserUpdate: false, now: server.clock.real() }
    await writeValues(knex, { ideaId, balloonId }, { 'component/c1/adCreativeId': earlier }, made)
    await finishRender(knex, firstDraft(earlier), { urls: { '1:1': '/files/earlier.png' }, failure: null })
    expect(await read()).toMatchObject({ pictureUrl: '/files/earlier.png' })
    await update({ 'component/c1/adCreativeId': later })
    expect(await read()).toMatchObject({ pictureUrl: null })
    await finishRender(knex, firstDraft(later), {
      urls: { '1:1': pictureUrl, '9:16': '/files/tall.png' },
      failure: null,
    })
    expect(await read()).toMatchObject({ pictureUrl })
  })

  it('stays with a copy of the ad', async () => {
    const { ideaId, update, duplicate, list } = await ownAd(server)
    const id = await createCreative(server, { ideaId })
    await finishRender(knex, firstDraft(id), { urls: { '1:1': pictureUrl }, failure: null })
    await update({ 'component/c1/adCreativeId': id })
    await duplicate()
    expect((await list()).map((ad) => ad.pictureUrl)).toEqual([pictureUrl, pictureUrl])
  })

  it.each([null, 'no id', '01936b2e-0000-7000-8000-00000000060', 7, ['x']])(
    'is none where the ad names %j',
    async (adCreativeId) => {
      const { ideaId, token } = await brandWith({ 'component/c1/adCreativeId': crypto.randomUUID() })
      // As stored by an earlier version of the product.
      await knex('balloon_value')
        .where({ key: 'component/c1/adCreativeId' })
        .whereIn('balloonId', knex('balloon').select('id').where({ ideaId }))
        .update({ value: JSON.stringify(adCreativeId) })
      const { status, body } = await server.call('get-ads', { ideaId }, { token })
      expect({ status, body }).toMatchObject({ status: 200, body: { ads: [{ pictureUrl: null }] } })
    },
  )

  it('is never that of another brand', async () => {
    const theirs = await ownAd(server)
    const id = await createCreative(server, { ideaId: theirs.ideaId })
    await finishRender(knex, firstDraft(id), { urls: { '1:1': pictureUrl }, failure: null })
    const { ideaId, token } = await brandWith({ 'component/c1/adCreativeId': id })
    const { body } = await server.call('get-ads', { ideaId }, { token })
    expect(body).toMatchObject({ ads: [{ pictureUrl: null }] })
  })

  async function brandWith(values: Record<string, JsonValue>) {
    const { id: userId, token } = await createAccount(server)
    const ideaId = await createBrand(server, { userId })
    await createBalloon(server, { ideaId, values })
    return { ideaId, token }
  }
})

describe('get-idea', () => {
  it('answers the brand with its ads, as get-ads does (ENT-39)', async () => {
    const { login, ideaId, list } = await ownAd(server)
    await createBalloon(server, { ideaId })
    const { body } = await server.call('get-idea', { ideaId }, { token: login.token })
    const { balloons, ...idea } = body as { balloons: unknown[]; _id: string }
    expect(idea).toMatchObject({ _id: ideaId, title: 'Nightjar Lamps' })
    expect(balloons).toHaveLength(2)
    expect(balloons).toEqual(await list())
  })

  it.each([
    ['guest', 'guest', 403],
    ['collaborator', 'collaborator', 200],
  ] as const)(
    'shows a %s of its team what it may do, as the other calls enforce it',
    async (role, expected, status) => {
      const { login, ideaId, balloonId } = await ownAd(server)
      const teamId = await createTeam(server, { ownerId: login.id })
      await knex('idea').where({ id: ideaId }).update({ teamId })
      const member = await createAccount(server)
      await joinTeam(server, { teamId, login: member, role })
      const { token } = member
      expect((await server.call('get-idea', { ideaId }, { token })).body).toMatchObject({ role: expected })
      const data = { name: 'Renamed' }
      expect((await server.call('update-balloon', { ideaId, balloonId, data }, { token })).status).toBe(
        status,
      )
    },
  )
})

/** The balloon with dates restored, as in the app's client. */
function revived(balloon: WireBalloon): unknown {
  const revive = (key: string, value: unknown) => {
    const isDates = key === 'publishDates' && Array.isArray(value)
    if (isDates) return value.map((date) => new Date(String(date)))
    return /^date$|Date$/.test(key) && typeof value === 'string' ? new Date(value) : value
  }
  return JSON.parse(JSON.stringify(balloon), revive)
}
