import { expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database
const refused = { status: 401, body: { error: 'notLoggedIn' } }

async function getUser(authorization: string | undefined) {
  const { status, body } = await server.call(
    'get-user',
    {},
    authorization ? { headers: { authorization } } : {},
  )
  return { status, body }
}

it.each([
  ['no token', undefined],
  ['no scheme', 'x'.repeat(43)],
  ['another scheme', `Basic ${'x'.repeat(43)}`],
  ['an empty token', 'Bearer '],
  ['a short token', 'Bearer abc'],
  ['a token with foreign signs', `Bearer ${'x'.repeat(42)}!`],
  ['an endless token', `Bearer ${'x'.repeat(5000)}`],
  ['an unknown token', `Bearer ${'x'.repeat(43)}`],
])('refuses a call with %s (OPN-19)', async (_, authorization) => {
  expect(await getUser(authorization)).toEqual(refused)
})

it('takes the token in either spelling of the scheme', async () => {
  const { id, token } = await createAccount(server)
  for (const scheme of ['bearer', 'Bearer']) {
    expect(await getUser(`${scheme} ${token}`)).toMatchObject({ status: 200, body: { _id: id } })
  }
})

it('does not take the stored token as a bearer token', async () => {
  const { userToken } = await createAccount(server)
  expect(await getUser(`bearer ${userToken}`)).toEqual(refused)
})

it('answers RELOGIN with status 200 once the token has expired after 24 hours (OPN-19, API-03)', async () => {
  const { token } = await createAccount(server)
  server.clock.moveHours(23.9)
  expect(await getUser(`bearer ${token}`)).toMatchObject({ status: 200, body: { email: expect.any(String) } })
  server.clock.moveHours(0.2)
  expect(await getUser(`bearer ${token}`)).toEqual({ status: 200, body: 'RELOGIN' })
  const { status, body } = await server.call('create-idea', { title: 'Nightjar' }, { token })
  expect({ status, body }).toEqual({ status: 200, body: 'RELOGIN' })
  expect(await knex('idea')).toHaveLength(0)
})

it('refuses the token of a banned account and of a deleted one (OPN-20)', async () => {
  const banned = await createAccount(server)
  await knex('user_account').where({ id: banned.id }).update({ isBanned: true })
  expect(await getUser(`bearer ${banned.token}`)).toEqual(refused)

  const deleted = await createAccount(server)
  await knex('user_account').where({ id: deleted.id }).delete()
  expect(await getUser(`bearer ${deleted.token}`)).toEqual(refused)
})

it('notes when a session was last used, at most every five minutes', async () => {
  const { id, token } = await createAccount(server)
  const lastActive = async () =>
    (await knex('session').where({ userId: id }).first('lastActiveDate'))['lastActiveDate'] as Date
  const before = await lastActive()
  server.clock.moveHours(4 / 60)
  await getUser(`bearer ${token}`)
  expect(await lastActive()).toEqual(before)
  server.clock.moveHours(2 / 60)
  await getUser(`bearer ${token}`)
  expect((await lastActive()).getTime() - before.getTime()).toBeGreaterThanOrEqual(6 * 60_000)
})
