import type { ReplyOf } from '@aloft/contract/schemas'
import { expect, it } from 'vitest'
import { writeValues } from '../../src/areas/balloons/balloon.service.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createTeam, joinTeam } from '../support/world.ts'
import { ownAd } from './owned-ad.ts'

const server = await useServer()
const { knex } = server.database
const minute = 60_000
const [title, message] = ['component/c1/fbTitle', 'component/c1/fbMessage']

/** An ad whose title was written three times and whose message twice, minutes apart. */
async function editedAd() {
  const ad = await ownAd(server)
  const { login, ideaId, balloonId } = ad
  const start = server.clock.real().getTime()
  const edits = [
    { [title]: 'One', [message]: 'First' },
    { [title]: 'Two', [message]: 'Second' },
    { [title]: 'Three' },
  ]
  for (const [index, values] of edits.entries()) {
    const now = new Date(start + (index + 1) * 2 * minute)
    await writeValues(knex, { ideaId, balloonId }, values, { authorId: login.id, isUserUpdate: true, now })
  }
  const get = (payload: object = {}, token = login.token) =>
    server.call('get-balloon', { ideaId, balloonId, ...payload }, { token })
  return { ...ad, get }
}

async function valuesIn(reply: Promise<{ readonly body: unknown }>) {
  const { balloon } = (await reply).body as ReplyOf<'get-balloon'>
  const values = Object.entries(balloon.data).map(([key, history]) => [
    key,
    history.map(({ value }) => value),
  ])
  return { values: Object.fromEntries(values) as Record<string, unknown[]>, balloon }
}

it('answers an ad with every value that its keys ever had (ENT-11)', async () => {
  const { get } = await editedAd()
  const { values, balloon } = await valuesIn(get())
  expect(values).toEqual({
    componentOrder: [[['c1'], ['c2']]],
    sectionOrder: [{ c2: ['s1'] }],
    'component/c1/type': ['facebookAdCampaign'],
    [title]: ['A lamp that lasts', 'One', 'Two', 'Three'],
    [message]: ['First', 'Second'],
    'component/c2/type': ['landingPage'],
    'component/c2/sections/s1/type': ['Hero'],
  })
  expect(balloon).toMatchObject({ isHistoryComplete: true, hasUnpublishedChanges: true })
})

it('answers the whole history of the keys that are named, and the last value of all others', async () => {
  const { get } = await editedAd()
  const { values, balloon } = await valuesIn(get({ keys: [title] }))
  expect(values).toMatchObject({
    [title]: ['A lamp that lasts', 'One', 'Two', 'Three'],
    [message]: ['Second'],
    'component/c1/type': ['facebookAdCampaign'],
  })
  expect(Object.keys(values)).toHaveLength(7)
  expect(balloon).toMatchObject({ isHistoryComplete: false, hasUnpublishedChanges: true })
})

it('answers no history of a key that the ad does not hold', async () => {
  const { get } = await editedAd()
  const { values } = await valuesIn(get({ keys: ['component/c1/igMessage'] }))
  expect(values).toMatchObject({ [title]: ['Three'] })
  expect(values).not.toHaveProperty('component/c1/igMessage')
})

it('shows an ad to the guests of its team, and to nobody else', async () => {
  const { login, ideaId, get } = await editedAd()
  const stranger = await createAccount(server)
  expect(await get({}, stranger.token)).toMatchObject({ status: 403, body: { error: 'forbidden' } })
  const teamId = await createTeam(server, { ownerId: login.id })
  await knex('idea').where({ id: ideaId }).update({ teamId })
  await joinTeam(server, { teamId, login: stranger, role: 'guest' })
  expect((await get({}, stranger.token)).body).toEqual((await get()).body)
})

it('finds an ad in its own brand alone', async () => {
  const [{ login, ideaId }, other] = [await editedAd(), await editedAd()]
  for (const balloonId of [other.balloonId, crypto.randomUUID()]) {
    const { status, body } = await server.call('get-balloon', { ideaId, balloonId }, { token: login.token })
    expect({ status, body }).toEqual({ status: 200, body: { error: 'balloonNotFound' } })
  }
})

it.each([
  ['balloonId', { balloonId: 'no id' }],
  ['keys', { keys: [] }],
  ['keys', { keys: Array.from({ length: 201 }, (_, n) => `component/c${n}/fbTitle`) }],
  ['keys.1', { keys: [title, 'component/c1/unheardOf'] }],
  ['keys.0', { keys: [`component/${'c'.repeat(300)}/fbTitle`] }],
])('refuses a wrong %s', async (field, payload) => {
  const { get } = await editedAd()
  expect(await get(payload)).toMatchObject({ status: 400, body: { error: 'invalidPayload', field } })
})
