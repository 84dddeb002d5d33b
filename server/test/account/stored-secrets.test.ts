import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { setNewPasswordCost } from '../../src/areas/account/password-hash.ts'
import { useServer } from '../support/test-server.ts'
import { everyRow } from '../support/tables.ts'

const server = await useServer()
const { knex } = server.database

// What the product stores, at its full cost.
setNewPasswordCost()

const password = 'secret lamplight 39'
const form = { password, username: 'Órla', isTermsAccepted: true }

async function signUp(email: string) {
  const { body } = await server.call('signup', { ...form, email })
  return body as { _id: string; authToken: string; userToken: string }
}

it('stores a password as scrypt string with a salt of its own (OPN-01, SES-24)', async () => {
  const first = await signUp('a@clients.example')
  const second = await signUp('b@clients.example')
  const hashes = await knex('user_account')
    .whereIn('id', [first._id, second._id])
    .pluck<string[]>('passwordHash')
  for (const hash of hashes) expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w+/]{22}==\$[\w+/]{43}=$/)
  expect(new Set(hashes.map((hash) => hash.split('$')[4])).size).toBe(2)
  expect(new Set(hashes).size).toBe(2)
})

it('stores tokens as digests only, and no password in any table', async () => {
  const { _id: id, authToken, userToken } = await signUp('c@clients.example')
  const token = (await server.call('login', { email: 'c@clients.example', password })).body as {
    authToken: string
    userToken: string
  }
  await server.call('login', { email: 'c@clients.example', password: userToken })
  const key = crypto.randomUUID()
  await server.call('create-idea', { title: 'Nightjar' }, { token: token.authToken, key })

  const digests = await knex('session').where({ userId: id }).select('authDigest', 'storedDigest')
  expect(digests).toHaveLength(2)
  expect(digests.map((row) => row.storedDigest.toString('hex')).toSorted()).toEqual(
    [userToken, token.userToken]
      .map((secret) => createHash('sha256').update(secret).digest('hex'))
      .toSorted(),
  )

  const rows = await everyRow(knex)
  expect(rows).toContain(key)
  expect(rows).toContain(createHash('sha256').update(token.authToken).digest('hex'))
  for (const secret of [authToken, userToken, token.authToken, token.userToken, password]) {
    expect(rows).not.toContain(secret)
    expect(rows).not.toContain(Buffer.from(secret).toString('hex'))
    expect(rows).not.toContain(Buffer.from(secret).toString('base64').replace(/=+$/, ''))
  }
})
