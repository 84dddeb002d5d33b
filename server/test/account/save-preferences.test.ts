import { expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount, openDevice } from '../support/world.ts'

const server = await useServer()

async function save(token: string, preferences: object) {
  const { status, body } = await server.call('save-preferences', { preferences }, { token })
  return { status, body }
}

async function preferencesOf(token: string) {
  const { body } = await server.call('get-user', {}, { token })
  return (body as { preferences: object }).preferences
}

const saved = { status: 200, body: 'OK' }
const savedFilters = [{ name: 'Live on Google', query: 'status=running&platform=google' }]

it('begins with none, and keeps what is set with the account, on each of its devices', async () => {
  const [me, other] = [await createAccount(server), await createAccount(server)]
  expect(await preferencesOf(me.token)).toEqual({})
  expect(await save(me.token, { colorScheme: 'dark', savedFilters })).toEqual(saved)
  const expected = { colorScheme: 'dark', savedFilters }
  expect(await preferencesOf(me.token)).toEqual(expected)
  expect(await preferencesOf((await openDevice(server, me.id)).token)).toEqual(expected)
  expect(await preferencesOf(other.token)).toEqual({})
})

it('holds the last value of each key, whichever device set it', async () => {
  const me = await createAccount(server)
  const device = await openDevice(server, me.id)
  const adColumns = ['name', 'clicks', 'spend']
  const launchColumns = ['name', 'platform', 'cost']
  await Promise.all([
    save(me.token, { colorScheme: 'dark' }),
    save(device.token, { adColumns }),
    save(me.token, { savedFilters, launchColumns }),
  ])
  const recentPages = [{ page: 'payments', ideaId: null, balloonId: null }]
  await save(device.token, { colorScheme: 'light', recentPages })
  expect(await preferencesOf(me.token)).toEqual({
    colorScheme: 'light',
    adColumns,
    launchColumns,
    savedFilters,
    recentPages,
  })
  expect(await save(me.token, { savedFilters: [] })).toEqual(saved)
  expect(await preferencesOf(me.token)).toEqual({
    colorScheme: 'light',
    adColumns,
    launchColumns,
    savedFilters: [],
    recentPages,
  })
})

it.each([
  ['preferences.colorScheme', { colorScheme: 'sepia' }],
  ['preferences.adColumns.1', { adColumns: ['name', 'sparkle'] }],
  ['preferences.adColumns', { adColumns: ['spend'] }],
  ['preferences.launchColumns', { launchColumns: ['name', 'cost', 'cost'] }],
  ['preferences.recentPages.0.ideaId', { recentPages: [{ page: 'list', ideaId: 'x', balloonId: null }] }],
  ['preferences.savedFilters.0.name', { savedFilters: [{ name: '', query: '' }] }],
])('refuses a wrong %s and keeps all as it was: %o', async (field, wrong) => {
  const { token } = await createAccount(server)
  const answer = await save(token, {
    savedFilters,
    ...wrong,
    ...('colorScheme' in wrong ? {} : { colorScheme: 'dark' }),
  })
  expect(answer).toEqual({ status: 400, body: { error: 'invalidPayload', field } })
  expect(await preferencesOf(token)).toEqual({})
})

it('leaves out what only a later version understands', async () => {
  const { id, token } = await createAccount(server)
  const stored = JSON.stringify({ adColumns: ['name', 'sparkle'], colorScheme: 'dark', later: 1 })
  await server.database.knex('user_account').where({ id }).update({ preferences: stored })
  expect(await preferencesOf(token)).toEqual({ colorScheme: 'dark' })
})
