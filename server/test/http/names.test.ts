import { exampleBrandBrief, exampleCampaignBrief } from '@aloft/contract/briefs/briefs.examples'
import { describe, expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand, type Login } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database
const plan = 'expand-2407'

interface Place {
  readonly login: Login
  readonly ideaId: string
  readonly balloonId: string
}

async function aPlace(): Promise<Place> {
  const login = await createAccount(server, { plan })
  const ideaId = await createBrand(server, { userId: login.id })
  return { login, ideaId, balloonId: await createBalloon(server, { ideaId }) }
}

let count = 0

/** Every call that names something: how it's sent, and the name as stored; null if it's refused. */
const names: Readonly<Record<string, (name: string, place: Place) => Promise<string | null>>> = {
  async signup(username) {
    const email = `named${++count}@clients.example`
    const form = { email, password: 'lamplight 39', username, isTermsAccepted: true }
    const { status } = await server.call('signup', form)
    const row = await knex('user_account').where({ email }).first('username')
    return status === 200 ? row.username : null
  },
  async 'update-user'(username, { login }) {
    const { status } = await server.call('update-user', { data: { username } }, { token: login.token })
    const row = await knex('user_account').where({ id: login.id }).first('username')
    return status === 200 ? row.username : null
  },
  async 'create-idea'(title, { login }) {
    const { status, body } = await server.call('create-idea', { title }, { token: login.token })
    return status === 200 ? (body as { idea: { title: string } }).idea.title : null
  },
  async 'update-idea'(title, { login, ideaId }) {
    const payload = { ideaId, data: { title } }
    const { status, body } = await server.call('update-idea', payload, { token: login.token })
    return status === 200 ? (body as { idea: { title: string } }).idea.title : null
  },
  async 'update-balloon'(name, { login, ideaId, balloonId }) {
    const payload = { ideaId, balloonId, data: { name } }
    const { body } = await server.call('update-balloon', payload, { token: login.token })
    return (body as { balloon?: { name: string } }).balloon?.name ?? null
  },
  async 'save-balloon'(name, { login, ideaId, balloonId }) {
    const payload = { ideaId, balloonId, balloon: { name, data: {} } }
    const { body } = await server.call('save-balloon', payload, { token: login.token })
    return (body as { balloon?: { name: string } }).balloon?.name ?? null
  },
  // A brief is saved while it's being typed, so it keeps spaces at the ends.
  async 'save-brief of a brand'(name, { login, ideaId }) {
    const payload = { ideaId, kind: 'brand', brief: { ...exampleBrandBrief, name } }
    const { body } = await server.call('save-brief', payload, { token: login.token })
    const { brief, error } = body as { brief?: { brief: { name: string } }; error?: string }
    if (error) expect(body).toMatchObject({ fields: { name: 'requiredValue' } })
    return brief?.brief.name.trim() ?? null
  },
  async 'save-brief of a campaign'(name, { login, ideaId }) {
    const payload = { ideaId, kind: 'campaign', briefId: null, brief: { ...exampleCampaignBrief, name } }
    const { body } = await server.call('save-brief', payload, { token: login.token })
    const { brief, error } = body as { brief?: { brief: { name: string } }; error?: string }
    if (error) expect(body).toMatchObject({ fields: { name: 'requiredValue' } })
    return brief?.brief.name.trim() ?? null
  },
}

describe.each(Object.keys(names))('%s', (call) => {
  it.each([
    ['control characters', '\u0001\u0007\u001F\u007F\u0085'],
    ['line breaks', '\n\r\n\t'],
    ['zero-width characters', '\u200B\u200C\u200D\u2060\uFEFF'],
    ['marks of direction', '\u200E\u202E\u2066\u2069'],
    ['fillers that count as letters', '\u3164\u115F\uFFA0\u2800'],
  ])('takes no name of %s alone', async (_, name) => {
    const place = await aPlace()
    expect(await names[call]?.(name, place)).toBeNull()
  })

  it('keeps what shows of a name, and nothing else', async () => {
    const place = await aPlace()
    expect(await names[call]?.('Wren\u200B \u202ELamps\u0007', place)).toBe('Wren Lamps')
    expect(await names[call]?.('Órla 👩‍💻 ‎Ltd.', place)).toBe('Órla 👩‍💻 Ltd.')
  })
})
