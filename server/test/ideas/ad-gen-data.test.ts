import { describe, expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand, createTeam, joinTeam } from '../support/world.ts'

const server = await useServer()
const pair = { key: 'websiteUrl', value: 'https://nightjar.example', isInitialOnboarding: true }

describe('set-ad-gen-data', () => {
  it('keeps values on the account until its first brand takes them over (ONB-06, OPN-35)', async () => {
    const { token } = await createAccount(server)
    const saved = await server.call('set-ad-gen-data', pair, { token })
    expect(saved.body).toMatchObject({ adGenData: { websiteUrl: pair.value } })

    const made = await server.call('create-idea', { title: 'Nightjar Lamps' }, { token })
    expect(made.body).toMatchObject({ idea: { adGenData: { websiteUrl: pair.value } } })
    const user = await server.call('get-user', {}, { token })
    expect(user.body).toMatchObject({ adGenData: {}, isOnboarding: false })
  })

  it('keeps known values of a bounded size', async () => {
    const { token } = await createAccount(server)
    const wrong: readonly [field: string, payload: object][] = [
      ['key', { key: 'another', value: 'x' }],
      ['value', { ...pair, value: 'x'.repeat(2049) }],
      ['value', { ...pair, value: { deep: [] } }],
    ]
    for (const [field, payload] of wrong) {
      const { status, body } = await server.call('set-ad-gen-data', payload, { token })
      expect({ status, body }).toEqual({ status: 400, body: { error: 'invalidPayload', field } })
    }
    const deep = `{"key":"websiteUrl","value":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
    const headers = { 'content-type': 'application/json', authorization: `bearer ${token}` }
    const init = { method: 'POST', headers, body: deep }
    expect((await fetch(`${server.url}/api/set-ad-gen-data`, init)).status).toBe(400)
  })

  it('writes to the selected brand once there is one', async () => {
    const login = await createAccount(server)
    const ideaId = await createBrand(server, { userId: login.id })
    await server.call('set-idea-open-date', { ideaId }, { token: login.token })
    await server.call('set-ad-gen-data', pair, { token: login.token })
    const idea = await server.call('get-idea', { ideaId }, { token: login.token })
    expect(idea.body).toMatchObject({ adGenData: { websiteUrl: pair.value } })
  })

  it.each([
    ['10,000 lists in one another', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['10,000 objects in one another', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
    ['100,000 lists in one another', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['nine lists in one another', '['.repeat(9) + ']'.repeat(9)],
    ['a long text', JSON.stringify('x'.repeat(10_000))],
    ['a long list', `[${'1,'.repeat(6_000)}1]`],
  ])('refuses %s at once, and keeps nothing', async (_, value) => {
    const { id, token } = await createAccount(server)
    const started = performance.now()
    for (const headers of [{}, { 'idempotency-key': crypto.randomUUID() }]) {
      const response = await fetch(`${server.url}/api/set-ad-gen-data`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `bearer ${token}`, ...headers },
        body: `{"key":"websiteUrl","value":${value}}`,
      })
      expect({ status: response.status, body: await response.json() }).toEqual({
        status: 400,
        body: { error: 'invalidPayload', field: 'value' },
      })
    }
    expect(performance.now() - started).toBeLessThan(2_000)
    expect(await server.database.knex('user_account').where({ id }).first('adGenData')).toEqual({
      adGenData: {},
    })
  })

  it('is refused to a guest of the selected brand', async () => {
    const owner = await createAccount(server, { plan: 'expand-2407' })
    const guest = await createAccount(server)
    const teamId = await createTeam(server, { ownerId: owner.id })
    await joinTeam(server, { teamId, login: guest, role: 'guest' })
    const ideaId = await createBrand(server, { userId: owner.id, teamId })
    await server.call('set-idea-open-date', { ideaId }, { token: guest.token })
    const refused = await server.call('set-ad-gen-data', pair, { token: guest.token })
    expect({ status: refused.status, body: refused.body }).toEqual({
      status: 403,
      body: { error: 'forbidden' },
    })
  })
})
