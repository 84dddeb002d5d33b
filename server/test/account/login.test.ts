import { describe, expect, it } from 'vitest'
import { statementsOf } from '../support/statements.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database

interface SignedIn {
  readonly _id: string
  readonly authToken: string
  readonly userToken: string
}

async function logIn(email: string, password: string) {
  const { status, body } = await server.call('login', { email, password })
  expect(status).toBe(200)
  return body as SignedIn | 'NOK' | 'NULL_USER'
}

async function signedIn(email: string, password: string): Promise<SignedIn> {
  const reply = await logIn(email, password)
  if (typeof reply === 'string') throw new Error(`login answered ${reply}`)
  return reply
}

describe('login', () => {
  it('answers a right password with the user and two new tokens', async () => {
    const account = await createAccount(server)
    const ideaId = await createBrand(server, { userId: account.id })
    await knex('user_account').where({ id: account.id }).update({ selectedIdeaId: ideaId })
    const reply = await signedIn(`  ${account.email.toUpperCase()} `, account.password)
    expect(reply).toMatchObject({ _id: account.id, selectedIdeaId: ideaId, plan: { labelKey: 'free' } })
    expect(new Set([reply.authToken, reply.userToken, account.token, account.userToken]).size).toBe(4)
    expect((await server.call('get-user', {}, { token: reply.authToken })).body).toMatchObject({
      _id: account.id,
    })
    expect(await knex('session').where({ userId: account.id })).toHaveLength(2)
  })

  it('takes the stored token in the place of the password (OPN-02)', async () => {
    const account = await createAccount(server)
    const reply = await signedIn(account.email, account.userToken)
    expect(reply).toMatchObject({ _id: account.id, userToken: account.userToken })
    expect(reply.authToken).not.toBe(account.token)
    expect((await server.call('get-user', {}, { token: reply.authToken })).status).toBe(200)
    expect((await server.call('get-user', {}, { token: account.token })).status).toBe(401)
    expect(await knex('session').where({ userId: account.id })).toHaveLength(1)
  })

  it('answers NULL_USER to an unknown email or token and NOK to a wrong password (OPN-95)', async () => {
    const account = await createAccount(server)
    const other = await createAccount(server)
    const unknownToken = 'x'.repeat(43)
    expect(await logIn('nobody@clients.example', account.password)).toBe('NULL_USER')
    expect(await logIn('nobody@clients.example', account.userToken)).toBe('NULL_USER')
    expect(await logIn(account.email, unknownToken)).toBe('NULL_USER')
    expect(await logIn(account.email, other.userToken)).toBe('NULL_USER')
    expect(await logIn(account.email, 'lamplight 40')).toBe('NOK')
    expect(await logIn(account.email, '')).toBe('NOK')
    expect(await knex('session').whereIn('userId', [account.id, other.id])).toHaveLength(2)
  })

  it('asks the same of the database whether there is an account, a password or none of them', async () => {
    const { email } = await createAccount(server)
    const bare = await createAccount(server)
    await knex('user_account').where({ id: bare.id }).update({ passwordHash: null })
    const workFor = (address: string) => statementsOf(knex, () => logIn(address, 'lamplight 40'))
    const known = await workFor(email)
    expect(known.join()).toContain('user_account')
    expect(await workFor('nobody@clients.example')).toEqual(known)
    expect(await workFor(bare.email)).toEqual(known)
  })

  it('does not take the bearer token in the place of the password', async () => {
    const account = await createAccount(server)
    expect(await logIn(account.email, account.token)).toBe('NULL_USER')
  })

  it('does not take a password for an account that has none', async () => {
    const account = await createAccount(server)
    await knex('user_account')
      .where({ id: account.id })
      .update({ passwordHash: null, socialPlatform: 'google' })
    expect(await logIn(account.email, account.password)).toBe('NOK')
    expect(await logIn(account.email, '')).toBe('NOK')
  })

  it('answers NOK to a banned account, by password and by token (OPN-20)', async () => {
    const account = await createAccount(server)
    await knex('user_account').where({ id: account.id }).update({ isBanned: true })
    expect(await logIn(account.email, account.password)).toBe('NOK')
    expect(await logIn(account.email, account.userToken)).toBe('NOK')
  })
})
