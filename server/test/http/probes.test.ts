import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer, useServer } from '../support/test-server.ts'

const server = await useServer()

async function get(path: string, url = server.url, headers: Record<string, string> = {}) {
  const response = await fetch(url + path, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('health', () => {
  it('is fine as long as the process lives', async () => {
    const { status, text } = await get('/healthz')
    expect({ status, body: JSON.parse(text) }).toEqual({ status: 200, body: { status: 'ok' } })
  })

  it('is ready while its database answers, and not when it is gone', async () => {
    const other = await startTestServer()
    const ready = await get('/readyz', other.url)
    expect({ status: ready.status, body: JSON.parse(ready.text) }).toEqual({
      status: 200,
      body: { status: 'ready' },
    })
    await other.database.knex.destroy()
    const { status, headers, text } = await get('/readyz', other.url)
    expect({ status, body: JSON.parse(text) }).toEqual({ status: 503, body: { status: 'unavailable' } })
    expect(headers.get('retry-after')).toBe('2')
    expect((await get('/healthz', other.url)).status).toBe(200)
    const call = await other.call('get-mock-date-offset-hours')
    expect(call).toMatchObject({ status: 503, body: { error: 'unavailable', retryAfterSeconds: 2 } })
    await other.stop()
  })
})

describe('metrics', async () => {
  const guarded = await startTestServer({ database: server.database, env: { METRICS_TOKEN: 'count me in' } })
  afterAll(() => guarded.stop())

  it('counts calls by action and status', async () => {
    await server.call('get-init-params')
    await server.call('get-init-params')
    await server.call('get-user')
    await fetch(`${server.url}/api/launch-rocket`, { method: 'POST' })
    const { status, headers, text } = await get('/metrics')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^text\/plain/)
    expect(text).toContain('aloft_call_seconds_count{action="get-init-params",status="200"} 2')
    expect(text).toContain('aloft_call_seconds_count{action="get-user",status="401"} 1')
    expect(text).toContain('aloft_call_seconds_count{action="unknown",status="404"} 1')
    expect(text).not.toContain('launch-rocket')
    expect(text).toContain('process_resident_memory_bytes')
  })

  it('asks for the token where one is set', async () => {
    const statuses = await Promise.all(
      [{}, { authorization: 'Bearer count me out' }, { authorization: 'Bearer count me in' }].map(
        async (headers) => (await get('/metrics', guarded.url, headers as Record<string, string>)).status,
      ),
    )
    expect(statuses).toEqual([403, 403, 200])
  })
})

it.each([
  [
    'in production',
    { ALOFT_ENV: 'production', ALLOW_EMBEDDED: 'ad-platform,mail,payment', SOCIAL_PLATFORMS: 'none' },
  ],
  ['behind a proxy', { TRUST_PROXY: '1' }],
])('shows no metrics %s without a token', async (_, env) => {
  const closed = await startTestServer({ database: server.database, env })
  expect((await get('/metrics', closed.url)).status).toBe(403)
  await closed.stop()
})

describe('security headers', () => {
  it.each(['/healthz', '/api/openapi.json', '/api/launch-rocket', '/nowhere'])(
    'stand on %s',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'self'; script-src 'self'; style-src 'self' 'nonce-[\w+/]{22}=='; .*frame-ancestors 'none'$/,
      )
      expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe|\*/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('strict-transport-security')).toBeNull()
    },
  )

  it('leave out what only pages need where a file is part of one', async () => {
    const [part, picture] = await Promise.all([get('/assets/a-b_c.js'), get('/assets/a.svg')])
    expect(part.headers.get('content-security-policy')).toBeNull()
    expect(part.headers.get('x-content-type-options')).toBe('nosniff')
    expect(picture.headers.get('content-security-policy')).toContain(`default-src 'self'`)
  })

  it('let the reply of a call load nothing', async () => {
    const { headers } = await server.call('get-init-params')
    expect(headers.get('content-security-policy')).toBe(`default-src 'none'; frame-ancestors 'none'`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  it('give every page a nonce of its own', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => (await get('/healthz')).headers.get('content-security-policy')),
    )
    expect(nonces[0]).not.toBe(nonces[1])
  })

  it('insist on https where a proxy ends it', async () => {
    const proxied = await startTestServer({ database: server.database, env: { TRUST_PROXY: '1' } })
    const byProxy = { 'x-forwarded-proto': 'https' }
    const page = await get('/healthz', proxied.url, byProxy)
    const call = await proxied.call('get-init-params', {}, { headers: byProxy })
    await proxied.stop()
    for (const { headers } of [page, call])
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  })
})
