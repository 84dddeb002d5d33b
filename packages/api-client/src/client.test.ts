import { describe, expect, it, vi } from 'vitest'
import { exampleUser } from '@aloft/contract/account/account.examples'
import { createApiClient } from './client.ts'

interface Sent {
  url: string
  headers: Record<string, string>
  body: unknown
}

/** A client with scripted answers: a status with a body, or a lost connection. */
function clientWith(answers: ([status: number, body: unknown] | 'lost')[], token: string | null = 'token') {
  const sent: Sent[] = []
  const waits: number[] = []
  const troubles: unknown[] = []
  const client = createApiClient({
    getToken: () => token,
    fetch: async (url, init) => {
      sent.push({
        url: String(url),
        headers: init?.headers as Record<string, string>,
        body: init?.body instanceof FormData ? init.body : JSON.parse(String(init?.body)),
      })
      const answer = answers[Math.min(sent.length, answers.length) - 1] ?? 'lost'
      if (answer === 'lost') throw new TypeError('Failed to fetch')
      const [status, body] = answer
      return new Response(typeof body === 'string' && body.startsWith('<') ? body : JSON.stringify(body), {
        status,
      })
    },
    wait: async (ms) => void waits.push(ms),
    onTrouble: (action, failure) => troubles.push([action, failure]),
  })
  return { client, sent, waits, troubles }
}

describe('call', () => {
  it('posts JSON with the bearer token and revives dates (API-01, HLP-14)', async () => {
    const { client, sent } = clientWith([[200, exampleUser]])
    const outcome = await client.call('get-user', {})
    expect(outcome).toEqual({ kind: 'reply', reply: exampleUser })
    expect(sent[0]?.url).toBe('/api/get-user')
    expect(sent[0]?.headers).toMatchObject({
      Authorization: 'bearer token',
      'Content-Type': 'application/json',
    })
  })

  it('sends a file as a form after its text fields, and lets the browser set the type', async () => {
    const { client, sent } = clientWith([[200, { error: 'imageTooSmall' }]])
    const file = new Blob(['bytes'], { type: 'image/png' })
    const outcome = await client.call('add-idea-file', { file, ideaId: exampleUser._id })
    expect(outcome).toEqual({ kind: 'failure', failure: { error: 'imageTooSmall' } })
    expect(sent[0]?.headers).not.toHaveProperty('Content-Type')
    expect(sent[0]?.headers['Idempotency-Key']).toMatch(/^[\da-f-]{36}$/)
    const form = sent[0]?.body as FormData
    expect([...form.keys()]).toEqual(['ideaId', 'file'])
    expect(form.get('ideaId')).toBe(exampleUser._id)
    expect(await new Response(form.get('file')).text()).toBe('bytes')
  })

  it('sends no authorization if nobody is logged in', async () => {
    const { client, sent } = clientWith([[200, { mockDateOffsetHours: 1.5 }]], null)
    await client.call('get-mock-date-offset-hours', {})
    expect(sent[0]?.headers).not.toHaveProperty('Authorization')
  })

  it('retries a lost connection 4 times at 400 ms with one key, then reports it as unreachable (API-07, API-08, OPN-18)', async () => {
    const { client, sent, waits, troubles } = clientWith(['lost'])
    const outcome = await client.call('add-user-completed-task', { task: 'checklist' })
    expect(outcome).toEqual({ kind: 'unreachable' })
    expect(waits).toEqual([400, 400, 400, 400])
    expect(sent).toHaveLength(5)
    expect(troubles).toHaveLength(5)
    expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1)
  })

  it('waits 400 ms before each of four repeats (API-07)', async () => {
    vi.useFakeTimers()
    const send = vi.fn(async () => new Response('', { status: 503 }))
    const client = createApiClient({ getToken: () => 'token', fetch: send })
    const ended = client.call('get-user', {})
    await vi.advanceTimersByTimeAsync(399)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(send).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(send).toHaveBeenCalledTimes(5)
    expect(await ended).toMatchObject({ kind: 'refused', status: 503 })
    vi.useRealTimers()
  })

  it('retries a server error and returns the answer that follows', async () => {
    const { client, sent } = clientWith([
      [500, { error: 'serverError', requestId: 'r1' }],
      [200, 'OK'],
    ])
    expect(await client.call('logout', {})).toEqual({ kind: 'reply', reply: 'OK' })
    expect(sent).toHaveLength(2)
  })

  it('repeats a command under its key while the server has no database, as after a lost connection', async () => {
    const away: [number, unknown] = [503, { error: 'unavailable', retryAfterSeconds: 2 }]
    const { client, sent, waits } = clientWith([away, 'lost', away, [200, 'OK']])
    expect(await client.call('add-user-completed-task', { task: 'checklist' })).toEqual({
      kind: 'reply',
      reply: 'OK',
    })
    expect(waits).toEqual([400, 400, 400])
    expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1)
  })

  it("returns the request's id when the server keeps failing", async () => {
    const { client } = clientWith([[500, { error: 'serverError', requestId: 'r1' }]])
    expect(await client.call('get-user', {})).toEqual({
      kind: 'refused',
      status: 500,
      error: 'serverError',
      requestId: 'r1',
    })
  })

  it('treats a page instead of JSON as a failing gateway', async () => {
    const { client, sent } = clientWith([
      [200, '<html>'],
      [200, exampleUser],
    ])
    expect(await client.call('get-user', {})).toMatchObject({ kind: 'reply' })
    expect(sent).toHaveLength(2)
  })

  it.each([
    [400, { error: 'invalidPayload', field: 'task' }],
    [401, { error: 'notLoggedIn' }],
    [403, { error: 'forbidden' }],
    [404, { error: 'notFound' }],
    [429, { error: 'tooManyRequests', retryAfterSeconds: 7 }],
  ])('never retries a %i', async (status, body) => {
    const { client, sent } = clientWith([[status, body]])
    expect(await client.call('get-user', {})).toEqual({ kind: 'refused', status, ...body })
    expect(sent).toHaveLength(1)
  })

  it.each([
    [413, {}, { error: 'payloadTooLarge' }],
    [429, { 'Retry-After': '90' }, { error: 'tooManyRequests', retryAfterSeconds: 90 }],
    [429, { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' }, { error: 'tooManyRequests' }],
    [418, {}, { error: 'serverError' }],
  ])('reads a %i page of a proxy', async (status, headers, refusal) => {
    const send = async () => new Response('<html>', { status, headers: headers as Record<string, string> })
    const client = createApiClient({ getToken: () => null, fetch: send })
    expect(await client.call('get-user', {})).toEqual({ kind: 'refused', status, ...refusal })
  })

  it('treats a truncated reply as a lost connection, and repeats the call', async () => {
    const whole = () => new Response(JSON.stringify(exampleUser))
    const cut = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"_id":"'))
            controller.error(new TypeError('network error'))
          },
        }),
      )
    const replies = [cut, () => new Response('{"_id":"'), whole]
    const send = vi.fn(async () => replies[send.mock.calls.length - 1]?.() ?? whole())
    const client = createApiClient({ getToken: () => null, fetch: send, wait: async () => {} })
    expect(await client.call('get-user', {})).toEqual({ kind: 'reply', reply: exampleUser })
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('never repeats a call whose reply is secret', async () => {
    const { client, sent } = clientWith(['lost'])
    const outcome = await client.call('login', { email: 'a@b.co', password: 'x' })
    expect(outcome).toEqual({ kind: 'unreachable' })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers).not.toHaveProperty('Idempotency-Key')
  })

  it('returns special replies as values (API-03, API-04)', async () => {
    const { client } = clientWith([
      [200, 'NOK'],
      [200, 'NULL_USER'],
      [200, 'RELOGIN'],
    ])
    const credentials = { email: 'a@b.co', password: 'x' }
    expect(await client.call('login', credentials)).toEqual({
      kind: 'nok',
      message: 'server call to login failed',
    })
    expect(await client.call('login', credentials)).toEqual({ kind: 'nullUser' })
    expect(await client.call('get-user', {})).toEqual({ kind: 'relogin' })
  })

  it('returns declared failures and lost platform logins as values (API-10, INT-08)', async () => {
    const { client } = clientWith([
      [200, { error: 'overIdeaLimit', limit: 1 }],
      [200, { isAuthFailure: true }],
      [200, { isAuthFailure: true, failureReason: 'tokenRevoked' }],
    ])
    expect(await client.call('create-idea', { title: 'Second' })).toEqual({
      kind: 'failure',
      failure: { error: 'overIdeaLimit', limit: 1 },
    })
    expect(await client.call('get-user', {})).toEqual({ kind: 'authFailure' })
    expect(await client.call('get-user', {})).toEqual({ kind: 'authFailure', failureReason: 'tokenRevoked' })
  })

  it('stops at once when it is aborted, also between attempts', async () => {
    const controller = new AbortController()
    const send = vi.fn(async () => {
      controller.abort()
      return new Response('{}', { status: 500 })
    })
    const client = createApiClient({ getToken: () => null, fetch: send, wait: async () => {} })
    await expect(client.call('get-user', {}, { signal: controller.signal })).rejects.toThrow('abort')
    expect(send).toHaveBeenCalledTimes(1)
  })
})
