import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { pageOf, refusalIn, startSession } from './test-support/session.ts'
import { closed, html, startRawSite, startSite } from './test-support/site.ts'

const accept = ['html'] as const

test('one connection is kept for pages after each other, and closed with the session', async () => {
  const site = await startSite({
    '/robots.txt': (response) => {
      response.writeHead(404, { 'content-length': 4 }).flushHeaders()
      void setTimeout(20).then(() => response.end('none'))
    },
    '/1': html('one'),
    '/2': html('two'),
  })
  const session = startSession({ privateOrigins: [site.origin] })
  pageOf(await session.fetch(`${site.origin}/1`, { accept }))
  pageOf(await session.fetch(`${site.origin}/2`, { accept }))
  expect(site.sockets).toHaveLength(1)
  expect(site.sockets[0]?.destroyed).toBe(false)
  const started = performance.now()
  await session.close()
  await closed(site.sockets[0])
  // Left to itself, an idle connection is kept for seconds.
  expect(performance.now() - started).toBeLessThan(2_000)
})

test('at most four connections to one site', async () => {
  let open = 0
  let most = 0
  const page = html('page')
  const site = await startSite({
    '/': (response) => {
      open += 1
      most = Math.max(most, open)
      void setTimeout(20).then(() => {
        open -= 1
        page(response)
      })
    },
  })
  const session = startSession({ privateOrigins: [site.origin] })
  const results = await Promise.all(Array.from({ length: 12 }, () => session.fetch(site.origin, { accept })))
  expect(results.every((result) => result.kind === 'page')).toBe(true)
  expect(most).toBe(4)
})

test.each(['headers', 'body'])(
  'the end of the session ends waiting for %s, and any later call',
  async (what) => {
    const site = await startSite({
      '/': (response) => {
        if (what === 'body') response.writeHead(200, { 'content-type': 'text/html' }).write('half')
      },
    })
    const session = startSession({ privateOrigins: [site.origin] })
    const running = session.fetch(site.origin, { accept })
    await expect.poll(() => site.requests).toContain('GET /')
    await setTimeout(50)
    await session.close()
    expect(refusalIn(await running).reason).toBe('aborted')
    await closed(site.sockets[0])
    const late = await session.fetch(site.origin, { accept })
    expect(refusalIn(late).reason).toBe('aborted')
    expect(site.sockets).toHaveLength(1)
  },
)

test('the end of the session does not wait for a connection that does not come about', async () => {
  const site = await startRawSite(() => {})
  const origin = site.origin.replace('http:', 'https:')
  const session = startSession({ privateOrigins: [origin], limits: { connectMs: 20_000 } })
  const running = session.fetch(origin, { accept })
  await expect.poll(() => site.requests).toHaveLength(1)
  const started = performance.now()
  await session.close()
  expect(refusalIn(await running).reason).toBe('aborted')
  expect(performance.now() - started).toBeLessThan(10_000)
})

test.each(['headers', 'body'])(
  'the caller’s signal closes the socket while it waits for the %s',
  async (what) => {
    const site = await startSite({
      '/': (response) => {
        if (what === 'body') response.writeHead(200, { 'content-type': 'text/html' }).write('half')
      },
    })
    const session = startSession({ privateOrigins: [site.origin] })
    const caller = new AbortController()
    const running = session.fetch(site.origin, { accept, signal: caller.signal })
    await expect.poll(() => site.requests).toContain('GET /')
    await setTimeout(50)
    caller.abort()
    expect(refusalIn(await running).reason).toBe('aborted')
    await closed(site.sockets[0])
  },
)

test('the caller’s signal ends one call, not the rules that others wait for', async () => {
  const rules = Promise.withResolvers<void>()
  const site = await startSite({
    '/robots.txt': (response) => {
      void rules.promise.then(() => response.writeHead(404).end())
    },
    '/': html('shop'),
  })
  const session = startSession({ privateOrigins: [site.origin] })
  const caller = new AbortController()
  const first = session.fetch(site.origin, { accept, signal: caller.signal })
  const second = session.fetch(site.origin, { accept })
  caller.abort()
  expect(refusalIn(await first).reason).toBe('aborted')
  rules.resolve()
  pageOf(await second)
  expect(site.requests).toEqual(['GET /robots.txt', 'GET /'])
})

test('a signal that was given up before asks nobody', async () => {
  const site = await startSite({ '/': html('shop') })
  const session = startSession({ privateOrigins: [site.origin] })
  const result = await session.fetch(site.origin, { accept, signal: AbortSignal.abort() })
  expect(refusalIn(result).reason).toBe('aborted')
  await setTimeout(50)
  expect(site.sockets).toHaveLength(0)
})

test('a kept connection that is hung up on its next use is replaced', async () => {
  const answer = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 5\r\n\r\nhello'
  const site = await startRawSite((socket) => {
    socket.write(answer)
    socket.once('data', () => socket.destroy())
  })
  const session = startSession({ privateOrigins: [site.origin] })
  pageOf(await session.fetch(site.origin, { accept }))
  pageOf(await session.fetch(site.origin, { accept }))
  expect(site.requests).toEqual(['GET /robots.txt', 'GET /', 'GET /'])
})

test('a fault of this program is thrown', async () => {
  const site = await startSite({ '/': html('shop') })
  const session = startSession({ privateOrigins: [site.origin], acceptLanguage: 'de\r\nx: y' })
  await expect(session.fetch(site.origin, { accept })).rejects.toThrow('invalid accept-language header')
})
