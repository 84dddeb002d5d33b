import { describe, expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount, openDevice } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database
const days = 24

async function authTokenBy(email: string, userToken: string): Promise<string | undefined> {
  const { body } = await server.call('login', { email, password: userToken })
  return (body as { authToken?: string }).authToken
}

describe('logout', () => {
  it('makes both tokens of this device worthless and leaves other devices alone', async () => {
    const laptop = await createAccount(server)
    const phone = await openDevice(server, laptop.id)
    expect((await server.call('logout', {}, { token: laptop.token })).body).toBe('OK')
    expect((await server.call('get-user', {}, { token: laptop.token })).status).toBe(401)
    expect(await authTokenBy(laptop.email, laptop.userToken)).toBeUndefined()
    expect((await server.call('get-user', {}, { token: phone.token })).status).toBe(200)
    expect(await authTokenBy(laptop.email, phone.userToken)).toBeDefined()
  })
})

describe('logout everywhere', () => {
  it('ends the sessions of all devices and of no other account', async () => {
    const laptop = await createAccount(server)
    const phone = await openDevice(server, laptop.id)
    const other = await createAccount(server)
    expect((await server.call('logout', { isEverywhere: true }, { token: phone.token })).body).toBe('OK')
    for (const { token, userToken } of [laptop, phone]) {
      expect((await server.call('get-user', {}, { token })).status).toBe(401)
      expect(await authTokenBy(laptop.email, userToken)).toBeUndefined()
    }
    expect((await server.call('get-user', {}, { token: other.token })).status).toBe(200)
  })

  it('ends this device alone where it is not asked for', async () => {
    const laptop = await createAccount(server)
    const phone = await openDevice(server, laptop.id)
    await server.call('logout', { isEverywhere: false }, { token: phone.token })
    expect((await server.call('get-user', {}, { token: laptop.token })).status).toBe(200)
  })
})

describe('the stored token', () => {
  it('opens a session for 60 days', async () => {
    const account = await createAccount(server)
    server.clock.moveHours(59.9 * days)
    expect(await authTokenBy(account.email, account.userToken)).toBeDefined()
    const other = await createAccount(server)
    server.clock.moveHours(60 * days)
    expect(await authTokenBy(other.email, other.userToken)).toBeUndefined()
  })

  it('lasts 60 days from its last use', async () => {
    const { email, userToken } = await createAccount(server)
    for (let i = 0; i < 3; i++) {
      server.clock.moveHours(40 * days)
      expect(await authTokenBy(email, userToken)).toBeDefined()
    }
  })

  it('gives bearer tokens of 24 hours', async () => {
    const { email, userToken } = await createAccount(server)
    server.clock.moveHours(30 * days)
    const token = (await authTokenBy(email, userToken)) ?? ''
    server.clock.moveHours(23.9)
    expect((await server.call('get-user', {}, { token })).body).toMatchObject({ email })
    server.clock.moveHours(0.2)
    expect((await server.call('get-user', {}, { token })).body).toBe('RELOGIN')
  })
})

it('gives every token 256 random bits', async () => {
  const account = await createAccount(server)
  const tokens = [account.token, account.userToken, ...Object.values(await openDevice(server, account.id))]
  expect(new Set(tokens).size).toBe(4)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(await knex('session').where({ userId: account.id })).toHaveLength(2)
})
