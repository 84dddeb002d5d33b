import { expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount, openDevice } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database

function newKey() {
  return crypto.randomUUID()
}

function create(title: string, token: string, key: string) {
  return server.call('create-idea', { title }, { token, key })
}

function brandsOf(userId: string) {
  return knex('idea').where({ userId })
}

it('carries a repeated call out once and answers both alike', async () => {
  const { id, token } = await createAccount(server, { plan: 'grow-2407' })
  const key = newKey()
  const first = await create('Nightjar', token, key)
  const second = await create('Nightjar', token, key)
  expect(first.body).toMatchObject({ idea: { title: 'Nightjar' } })
  expect({ status: second.status, body: second.body }).toEqual({ status: 200, body: first.body })
  expect(await brandsOf(id)).toHaveLength(1)
})

it('refuses a key that served another payload or another action', async () => {
  const { id, token } = await createAccount(server, { plan: 'grow-2407' })
  const key = newKey()
  await create('Nightjar', token, key)
  const other = await create('Bakery', token, key)
  expect({ status: other.status, body: other.body }).toEqual({ status: 409, body: { error: 'keyReused' } })
  expect((await server.call('add-user-completed-task', { task: 'checklist' }, { token, key })).status).toBe(
    409,
  )
  expect(await brandsOf(id)).toHaveLength(1)
  expect(await knex('user_completed_task').where({ userId: id })).toHaveLength(0)
})

it('carries two equal calls at the same time out once', async () => {
  const { id, token } = await createAccount(server, { plan: 'grow-2407' })
  const key = newKey()
  const replies = await Promise.all([1, 2, 3].map(() => create('Nightjar', token, key)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(replies[1]?.body).toEqual(replies[0]?.body)
  expect(replies[2]?.body).toEqual(replies[0]?.body)
  expect(await brandsOf(id)).toHaveLength(1)
})

it('keeps a key for 24 hours', async () => {
  const { id } = await createAccount(server, { plan: 'grow-2407' })
  const key = newKey()
  const createFromNewDevice = async (title: string) =>
    create(title, (await openDevice(server, id)).token, key)
  await createFromNewDevice('Nightjar')
  server.clock.moveHours(23.9)
  expect((await createFromNewDevice('Bakery')).status).toBe(409)
  server.clock.moveHours(0.2)
  expect((await createFromNewDevice('Bakery')).body).toMatchObject({ idea: { title: 'Bakery' } })
  expect(await brandsOf(id)).toHaveLength(2)
})

it('does not mix up users who send the same key', async () => {
  const key = newKey()
  const people = [await createAccount(server), await createAccount(server)]
  const first = await Promise.all(people.map(({ token }) => create('Nightjar', token, key)))
  const second = await Promise.all(people.map(({ token }) => create('Nightjar', token, key)))
  expect(second.map(({ body }) => body)).toEqual(first.map(({ body }) => body))
  for (const { id } of people) expect(await brandsOf(id)).toHaveLength(1)
})

it('does not keep a failure: the same intent may succeed later', async () => {
  const { id, token } = await createAccount(server)
  const key = newKey()
  await create('Nightjar', token, newKey())
  expect((await create('Bakery', token, key)).body).toEqual({ error: 'overIdeaLimit', limit: 1 })
  await knex('user_account').where({ id }).update({ planLabel: 'grow-2407' })
  expect((await create('Bakery', token, key)).body).toMatchObject({ idea: { title: 'Bakery' } })
})

it('refuses a key that is no uuid', async () => {
  const { token } = await createAccount(server)
  const { status, body } = await create('Nightjar', token, 'once')
  expect({ status, body }).toEqual({
    status: 400,
    body: { error: 'invalidPayload', field: 'Idempotency-Key' },
  })
})

it('keeps no reply that carries tokens', async () => {
  const { email, password } = await createAccount(server)
  await knex('kept_reply').delete()
  await server.call('login', { email, password }, { key: newKey() })
  expect(await knex('kept_reply')).toHaveLength(0)
})
