import { expect, it } from 'vitest'
import { mailTo } from '../support/mails.ts'
import { sentBody, sentReply } from '../support/sent-bytes.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand } from '../support/world.ts'

const server = await useServer({ privateOrigins: [] })
const { id: userId, token } = await createAccount(server)
const ideaId = await createBrand(server, { userId })
await createBalloon(server, { ideaId })
const emptyBrand = await createBrand(server, { userId })

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', undefined],
])('a reply goes to a client that reads %s as %s', async (accepted, encoding) => {
  const plain = await server.call('get-idea', { ideaId }, { token })
  const reply = await sentReply(server, 'get-idea', accepted, { payload: { ideaId }, token })
  expect(reply.encoding).toBe(encoding)
  expect(JSON.parse(reply.text)).toEqual(plain.body)
  expect(reply.bytes < reply.text.length).toBe(encoding !== undefined)
})

it('small replies go as they are', async () => {
  const reply = await sentReply(server, 'get-ads', 'br', { payload: { ideaId: emptyBrand }, token })
  expect(reply).toEqual({ encoding: undefined, bytes: 10, text: '{"ads":[]}' })
})

it('what carries a secret goes as it is, however long', async () => {
  const [email, password] = ['mara@clients.example', 'lamplight 39']
  await server.call('signup', { email, password, username: 'Mara Quinn', isTermsAccepted: true })
  await server.call('forgot-password', { email })
  const description = 'Lamps that are blown, turned and wired in Galway. '.repeat(40)
  await server.database
    .knex('user_account')
    .where({ email })
    .update({ adGenData: JSON.stringify({ description }) })
  const login = await sentReply(server, 'login', 'br', { payload: { email, password } })
  expect(login.text).toContain('authToken')
  await mailTo(server, email, 'resetPassword')
  const outbox = await sentReply(server, 'get-outbox', 'br', { payload: {} })
  expect(outbox.text).toContain(email)
  for (const { bytes, encoding } of [login, outbox]) {
    expect(bytes).toBeGreaterThan(1024)
    expect(encoding).toBeUndefined()
  }
})

it('the description of the calls is compressed', async () => {
  expect(await sentBody(server, '/api/openapi.json', 'br')).toMatchObject({ encoding: 'br' })
})
