import { afterAll, describe, expect, it } from 'vitest'
import { defineAction } from '../../src/action/define.ts'
import { anyone } from '../../src/action/policies.ts'
import { startTestServer, useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const env = { TRUST_PROXY: '1' }
const server = await useServer({ env })
// Two nodes whose login answers without hashing: what counts here is how often it was called.
const login = defineAction('login', { policy: anyone, handle: async () => 'NULL_USER' })
const node = await startTestServer({ database: server.database, env, handlers: { login } })
const otherNode = await startTestServer({ database: server.database, env, handlers: { login } })
afterAll(async () => {
  await node.stop()
  await otherNode.stop()
})

let address = 0
/** Logins of one visitor, who has an address of its own. */
function visitor() {
  const headers = { 'x-forwarded-for': `203.0.113.${++address}` }
  return (email: string, on = node) => on.call('login', { email, password: 'x' }, { headers })
}

it('refuses the sixth login for one e-mail within a minute and says when to come back', async () => {
  const logIn = visitor()
  for (let i = 0; i < 5; i++) expect((await logIn('a@clients.example', server)).body).toBe('NULL_USER')
  const { status, headers, body } = await logIn(' A@clients.example ', server)
  const seconds = Number(headers.get('retry-after'))
  expect({ status, body }).toEqual({
    status: 429,
    body: { error: 'tooManyRequests', retryAfterSeconds: seconds },
  })
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
})

it('counts each e-mail and each address by itself', async () => {
  const logIn = visitor()
  for (let i = 0; i < 5; i++) expect((await logIn('b@clients.example')).status).toBe(200)
  expect((await logIn('b@clients.example')).status).toBe(429)
  expect((await logIn('c@clients.example')).status).toBe(200)
  expect((await visitor()('b@clients.example')).status).toBe(200)
})

it('counts on all nodes of a database together', async () => {
  const logIn = visitor()
  for (const on of [node, otherNode, node, otherNode, node]) {
    expect((await logIn('d@clients.example', on)).status).toBe(200)
  }
  expect((await logIn('d@clients.example', otherNode)).status).toBe(429)
  expect((await logIn('d@clients.example', node)).status).toBe(429)
})

it('counts logins of one address for ever new e-mails', async () => {
  const logIn = visitor()
  const replies = await Promise.all(Array.from({ length: 60 }, (_, i) => logIn(`person${i}@clients.example`)))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  expect((await logIn('person60@clients.example')).status).toBe(429)
})

it('counts logins of one account from ever new addresses, and those that link a platform to it', async () => {
  const logIn = () => visitor()('f@clients.example')
  const statuses: number[] = []
  for (let i = 0; i < 50; i++) statuses.push((await logIn()).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await logIn()).status).toBe(429)
  const headers = { 'x-forwarded-for': `203.0.113.${++address}` }
  const link = (email: string) =>
    server.call('redeem-social-login', { code: 'x', email, password: 'x' }, { headers })
  expect((await link(' F@clients.example')).status).toBe(429)
  expect((await link('g@clients.example')).status).toBe(200)
})

describe('sign-up', () => {
  // Refused for its terms, before anything is hashed.
  const form = { password: 'lamplight 39', username: 'Nils', isTermsAccepted: false }
  const signUp = (email: string, headers: Record<string, string>) =>
    server.call('signup', { ...form, email }, { headers })

  it('is counted for one e-mail from ever new addresses', async () => {
    const tryOn = () => signUp(' H@clients.example', { 'x-forwarded-for': `203.0.113.${++address}` })
    for (let i = 0; i < 10; i++) expect((await tryOn()).status).toBe(400)
    expect((await tryOn()).status).toBe(429)
  })

  it('is counted for one address with ever new e-mails', async () => {
    const headers = { 'x-forwarded-for': `203.0.113.${++address}` }
    for (let i = 0; i < 30; i++) {
      expect((await signUp(`person${i}@clients.example`, headers)).status).toBe(400)
    }
    expect((await signUp('person30@clients.example', headers)).status).toBe(429)
  })
})

it('counts calls with a wrong payload too', async () => {
  const headers = { 'x-forwarded-for': `203.0.113.${++address}` }
  const statuses: number[] = []
  for (let i = 0; i < 31; i++) statuses.push((await server.call('log-error', {}, { headers })).status)
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([400]))
  expect(statuses[30]).toBe(429)
})

it('believes X-Forwarded-For only behind a proxy', async () => {
  const bare = await startTestServer({ database: server.database, handlers: { login } })
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) {
    const headers = { 'x-forwarded-for': `198.51.100.${i}` }
    statuses.push(
      (await bare.call('login', { email: 'e@clients.example', password: 'x' }, { headers })).status,
    )
  }
  await bare.stop()
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

it('counts readings of websites together, whichever call asks for them', async () => {
  const { id, token } = await createAccount(server)
  const ideaId = await createBrand(server, { userId: id })
  const scan = () => server.call('scan-website', { url: 'no address' }, { token })
  const draft = (payload: object) => server.call('generate-brand-brief', { ideaId, ...payload }, { token })
  for (let i = 0; i < 19; i++) expect((await scan()).status).toBe(200)
  expect((await draft({ url: 'no address' })).status).toBe(400)
  expect((await scan()).status).toBe(429)
  expect((await draft({ url: 'https://nightjar.example' })).status).toBe(429)
  expect((await draft({ brandDescription: 'Too short.' })).status).toBe(200)
})

it('counts drafts of briefs, which cost no tokens', async () => {
  const { id, token } = await createAccount(server)
  const ideaId = await createBrand(server, { userId: id })
  const draft = () => server.call('generate-brand-brief', { ideaId, brandDescription: 'Short.' }, { token })
  for (let i = 0; i < 30; i++) expect((await draft()).status).toBe(200)
  expect((await draft()).status).toBe(429)
})
