import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import { describe, expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount } from '../support/world.ts'

const server = await useServer()
const { token } = await createAccount(server)
const nulBrief = { ...exampleBrandBrief, audiences: ['people', 'nul \0'] }
const json = { 'content-type': 'application/json' }

async function send(path: string, init?: RequestInit) {
  const response = await fetch(server.url + path, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

function post(action: string, body: string | undefined, headers: Record<string, string> = json) {
  return send(`/api/${action}`, { method: 'POST', headers, body: body ?? null })
}

describe('finding the action', () => {
  it.each([
    ['POST', '/api/launch-rocket'],
    ['GET', '/api/launch-rocket'],
    ['POST', '/api/constructor'],
    ['POST', '/api/__proto__'],
    ['POST', '/api/get-user/more'],
    ['POST', '/api/openapi.json'],
    ['DELETE', '/api/a/b/c'],
  ])('answers an unknown address with one shape: %s %s', async (method, path) => {
    const { status, headers, text } = await send(path, { method })
    expect({ status, body: JSON.parse(text) }).toEqual({ status: 404, body: { error: 'notFound' } })
    expect(headers.get('content-type')).toMatch(/^application\/json/)
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('takes only POST, and says so to %s', async (method) => {
    const { status, headers, text } = await send('/api/get-user', { method })
    expect({ status, body: JSON.parse(text) }).toEqual({ status: 405, body: { error: 'methodNotAllowed' } })
    expect(headers.get('allow')).toBe('POST')
  })

  it('serves its own description', async () => {
    const { status, text } = await send('/api/openapi.json')
    expect(status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0', paths: { '/api/get-user': {} } })
  })
})

it.each(['get-ad-creative', 'render-asset'])(
  '%s answers differently for what is missing and what is not ours',
  async (name) => {
    const body = JSON.stringify({ adCreativeId: crypto.randomUUID() })
    const { status, text } = await post(name, body, { ...json, authorization: `bearer ${token}` })
    expect({ status, body: JSON.parse(text) }).toEqual({ status: 404, body: { error: 'notFound' } })
  },
)

describe('reading the body', () => {
  it.each(['{', '"text"', 'null', '[]', '{"message": }'])('refuses %s', async (body) => {
    const { status, text } = await post('log-error', body)
    expect({ status, body: JSON.parse(text) }).toEqual({ status: 400, body: { error: 'invalidPayload' } })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonlines'])(
    'refuses the content type %s',
    async (type) => {
      const { status, text } = await post('log-error', '{"message":"x"}', { 'content-type': type })
      expect({ status, body: JSON.parse(text) }).toEqual({
        status: 415,
        body: { error: 'unsupportedMediaType' },
      })
    },
  )

  it('refuses more than a megabyte, with or without a stated length', async () => {
    const large = JSON.stringify({ message: 'x'.repeat(1024 * 1024) })
    const stated = await post('log-error', large)
    const init = { method: 'POST', headers: json, body: new Blob([large]).stream(), duplex: 'half' }
    const streamed = await send('/api/log-error', init as RequestInit)
    for (const { status, text } of [stated, streamed]) {
      expect({ status, body: JSON.parse(text) }).toEqual({ status: 413, body: { error: 'payloadTooLarge' } })
    }
  })

  it('takes a missing body as an empty payload, and a content type with parameters', async () => {
    expect((await post('get-init-params', undefined, {})).status).toBe(200)
    expect(
      (await post('get-init-params', '{}', { 'content-type': 'application/json; charset=utf-8' })).status,
    ).toBe(200)
    expect((await post('get-init-params', '{}', { 'content-type': 'Application/JSON' })).status).toBe(200)
  })
})

describe('parsing the payload', () => {
  it.each([
    ['title', 'create-idea', {}],
    ['title', 'create-idea', { title: 7 }],
    ['teamId', 'create-idea', { title: 'Nightjar', teamId: 'west-coast' }],
    ['ideaId', 'get-idea', { ideaId: "' or 1=1 --" }],
    ['task', 'add-user-completed-task', { task: ' ' }],
    ['task', 'add-user-completed-task', { task: 'another' }],
  ] as const)('names the first wrong field: %s of %s', async (field, action, payload) => {
    const { status, body } = await server.call(action, payload, { token })
    expect({ status, body }).toEqual({ status: 400, body: { error: 'invalidPayload', field } })
  })

  it.each([
    ['title', 'create-idea', { title: 'nul \0' }],
    ['title', 'create-idea', { title: 'half \ud83d' }],
    ['data.username', 'update-user', { data: { username: 'nul \0' } }],
    ['url', 'scan-website', { url: 'https://nightjar.example/\0' }],
    ['task', 'add-user-completed-task', { task: 'half \ude00' }],
    ['message', 'log-error', { message: 'nul \0' }],
    ['email', 'login', { email: 'nul\0@clients.example', password: 'x' }],
    ['value', 'set-ad-gen-data', { key: 'websiteUrl', value: 'nul \0' }],
    ['brandBrief.audiences.1', 'generate-campaign-brief', { brandBrief: nulBrief, userInput: {} }],
  ] as const)('refuses text that cannot be kept: %s of %s', async (field, action, payload) => {
    const { status, body } = await server.call(action, payload, { token })
    expect({ status, body }).toEqual({ status: 400, body: { error: 'invalidPayload', field } })
  })

  it('asks who is calling before it looks at the payload', async () => {
    expect((await server.call('create-idea', { title: 7 })).status).toBe(401)
  })

  it('leaves out what the contract does not name', async () => {
    const { body } = await server.call(
      'create-idea',
      { title: 'Nightjar', userId: 'someone-else', archiveDate: '2026-01-01T00:00:00Z', __proto__: {} },
      { token },
    )
    expect(body).toMatchObject({ idea: { title: 'Nightjar', archiveDate: null } })
  })
})

it('marks every reply with a request id and forbids keeping it', async () => {
  const first = await server.call('get-init-params')
  const second = await server.call('get-user')
  for (const { headers } of [first, second]) {
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('cache-control')).toBe('no-store')
  }
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'))
})
