import { describe, expect, it } from 'vitest'
import { startTestServer, useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const env = { TRUST_PROXY: '1' }
const server = await useServer({ env })

let address = 0

describe('sign-up', () => {
  // Refused because the terms aren't accepted, before anything is hashed.
  const form = { password: 'lamplight 39', username: 'Nils', isTermsAccepted: false }
  const signUp = (email: string, headers: Record<string, string>) =>
    server.call('signup', { ...form, email }, { headers })

  it('is counted for one email from one address, and refused to nobody else', async () => {
    const headers = { 'x-forwarded-for': `203.0.113.${++address}` }
    const tryOn = () => signUp(' H@clients.example', headers)
    for (let i = 0; i < 10; i++) expect((await tryOn()).status).toBe(400)
    expect((await tryOn()).status).toBe(429)
    const elsewhere = await signUp('h@clients.example', { 'x-forwarded-for': `203.0.113.${++address}` })
    expect(elsewhere.status).toBe(400)
  })

  it('is counted for one address that keeps using new emails', async () => {
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

describe('the address of a caller', () => {
  const logError = (on: typeof server, forwarded: string) =>
    on.call('log-error', {}, { headers: { 'x-forwarded-for': forwarded } })

  async function statusesOf(on: typeof server, forwarded: (i: number) => string) {
    const statuses: number[] = []
    for (let i = 0; i < 31; i++) statuses.push((await logError(on, forwarded(i))).status)
    return statuses
  }

  it('is taken from X-Forwarded-For only behind a proxy', async () => {
    const bare = await startTestServer({ database: server.database })
    const statuses = await statusesOf(bare, (i) => `198.51.100.${i}`)
    await bare.stop()
    expect(statuses[30]).toBe(429)
  })

  it.each([
    ['1', (i: number) => `198.51.100.${i}, 192.0.2.1`, 429],
    ['1', (i: number) => `192.0.2.2, 198.51.100.${i}`, 400],
    ['2', (i: number) => `198.51.100.${i}, 192.0.2.3, 198.51.100.${i}`, 429],
    ['2', (i: number) => `192.0.2.4, 198.51.100.${i}, 192.0.2.4`, 400],
  ])('is what %s trusted proxies saw, not what it says itself', async (proxies, forwarded, last) => {
    const behind = await startTestServer({ database: server.database, env: { TRUST_PROXY: proxies } })
    const statuses = await statusesOf(behind, forwarded)
    await behind.stop()
    expect(statuses[30]).toBe(last)
  })

  it('is the /64 network of an IPv6 one, and text where it is none', async () => {
    const statuses = await statusesOf(server, (i) => `2001:db8:0:7::${i.toString(16)}`)
    expect(statuses[30]).toBe(429)
    expect((await logError(server, '2001:db8:0:8::1')).status).toBe(400)
    for (const odd of ['unknown', '::ffff:999.1.1.1', "' or 1=1 --", 'x'.repeat(4000)]) {
      expect((await logError(server, odd)).status).toBe(400)
    }
  })
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
