import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { decodeText } from './decode.ts'
import { pageOf, refusalIn, startSession } from './test-support/session.ts'
import { closed, html, pour, startRawSite, startSite } from './test-support/site.ts'

test('a page comes with what is known about it', async () => {
  const site = await startSite({
    '/menu?day=1': html('<h1>Brötchen</h1>', { 'content-language': 'de', etag: '"x"' }),
  })
  const session = startSession({ privateOrigins: [site.origin] })
  const page = pageOf(await session.fetch(`${site.origin}/menu?day=1#bread`, { accept: ['html'] }))
  expect(page).toMatchObject({
    url: `${site.origin}/menu?day=1`,
    requestedUrl: `${site.origin}/menu?day=1#bread`,
    redirects: 0,
    status: 200,
    contentType: 'text/html',
    charset: 'utf-8',
    bytes: 18,
  })
  expect(page.headers).toEqual({ 'content-language': 'de' })
  expect(decodeText(page.body, page.charset ?? '')).toBe('<h1>Brötchen</h1>')
  expect(page.ms).toBeGreaterThan(0)
})

test('the request says who asks and what for, and nothing else', async () => {
  const seen: unknown[] = []
  const site = await startSite({
    '/robots.txt': (response, request) => {
      seen.push(request.headers)
      response.writeHead(404, { 'set-cookie': 'a=1; Path=/' }).end()
    },
    '/': (response, request) => {
      seen.push(request.headers)
      html('hello', { 'set-cookie': 'b=2; Path=/' })(response)
    },
  })
  const session = startSession({ privateOrigins: [site.origin] })
  await session.fetch(site.origin, { accept: ['html', 'css'] })
  await session.fetch(site.origin, { accept: ['html', 'css'] })
  const common = {
    host: `127.0.0.1:${site.port}`,
    connection: 'keep-alive',
    'user-agent': 'AloftBot/1.0 (+https://aloft.example/bot)',
    'accept-language': 'de, en;q=0.5',
    'accept-encoding': 'gzip, deflate, br',
  }
  const ofPage = { ...common, accept: 'text/html, application/xhtml+xml, text/css' }
  expect(seen).toEqual([{ ...common, accept: 'text/plain, */*;q=0.1' }, ofPage, ofPage])
})

test.each([404, 403, 500, 503])('status %i is a page too', async (status) => {
  const site = await startSite({
    '/': (response) => {
      response.writeHead(status, { 'content-type': 'text/html', 'retry-after': '9' }).end('no')
    },
  })
  const session = startSession({ privateOrigins: [site.origin] })
  const page = pageOf(await session.fetch(site.origin, { accept: ['html'] }))
  expect(page).toMatchObject({ status, headers: { 'retry-after': '9' } })
})

describe('compression', () => {
  const text = 'Sourdough, rye and spelt. '.repeat(5_000)
  test.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['GZIP', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
    ['identity', Buffer.from(text)],
  ])('%s', async (encoding, body) => {
    const site = await startSite({
      '/': (response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding })
        // In pieces: what the data is must not be guessed from an empty read.
        response.flushHeaders()
        setTimeout(() => response.write(body.subarray(0, 1)), 10)
        setTimeout(() => response.end(body.subarray(1)), 20)
      },
    })
    const session = startSession({ privateOrigins: [site.origin] })
    const page = pageOf(await session.fetch(site.origin, { accept: ['html'] }))
    expect(page.body.toString()).toBe(text)
    expect(page.bytes).toBe(body.length)
  })

  test.each(['gzip', 'deflate', 'br'])('an empty body that calls itself %s', async (encoding) => {
    const site = await startSite({
      '/': (response) => {
        response.writeHead(404, { 'content-type': 'text/html', 'content-encoding': encoding }).end()
      },
    })
    const session = startSession({ privateOrigins: [site.origin] })
    expect(pageOf(await session.fetch(site.origin, { accept: ['html'] })).body).toHaveLength(0)
  })

  test.each([
    ['gzip', 'unreachable'],
    ['deflate', 'unreachable'],
    ['br', 'unreachable'],
    ['zstd', 'wrongType'],
    ['gzip, br', 'wrongType'],
  ])('a body that is not %s though it says so: %s', async (encoding, reason) => {
    const site = await startSite({
      '/': (response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding })
        response.end('\x08this is plain text'.repeat(50))
      },
    })
    const session = startSession({ privateOrigins: [site.origin] })
    const result = refusalIn(await session.fetch(site.origin, { accept: ['html'] }))
    expect(result).toMatchObject({ reason, status: 200 })
  })
})

describe('content types', () => {
  test.each(['application/pdf', 'video/mp4', 'image/png', ''])(
    'another one (%j) ends before its body is read',
    async (type) => {
      const site = await startSite({
        '/': (response) => {
          response.writeHead(200, type ? { 'content-type': type } : {})
          pour(response, Buffer.alloc(64 * 1024), 50 * 1024 * 1024)
        },
      })
      const session = startSession({ privateOrigins: [site.origin] })
      const result = refusalIn(await session.fetch(site.origin, { accept: ['html', 'css', 'json', 'text'] }))
      expect(result).toMatchObject({ reason: 'wrongType', status: 200 })
      const [socket] = site.sockets
      await closed(socket)
      expect(socket?.bytesWritten).toBeLessThan(20 * 1024 * 1024)
    },
  )

  test.each([
    ['image/png', 'image'],
    ['text/css', 'css'],
    ['application/manifest+json', 'json'],
    ['text/plain', 'text'],
  ] as const)('%s is read when requested', async (type, kind) => {
    const site = await startSite({
      '/': (response) => {
        response.writeHead(200, { 'content-type': type }).end('{}')
      },
    })
    const session = startSession({ privateOrigins: [site.origin] })
    expect(pageOf(await session.fetch(site.origin, { accept: [kind] })).contentType).toBe(type)
    expect(refusalIn(await session.fetch(site.origin, { accept: ['html'] })).reason).toBe('wrongType')
  })
})

describe('broken answers', () => {
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n'
  test.each([
    ['nothing', ''],
    ['no HTTP', 'SSH-2.0-OpenSSH_9.9\r\n'],
    ['half a head', 'HTTP/1.1 200 OK\r\ncontent-'],
    ['less than announced', `${head}content-length: 100\r\n\r\nhalf`],
    ['a chunk too few', `${head}transfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n`],
    ['both lengths', `${head}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n0\r\n\r\n`],
  ])('%s', async (_, answer) => {
    const site = await startRawSite((socket, request) => {
      if (request.startsWith('GET /robots.txt')) socket.end('HTTP/1.1 404 No\r\ncontent-length: 0\r\n\r\n')
      else socket.end(answer)
    })
    const session = startSession({ privateOrigins: [site.origin] })
    expect(refusalIn(await session.fetch(site.origin, { accept: ['html'] })).reason).toBe('unreachable')
  })

  test('a port where nobody listens', async () => {
    const session = startSession({ privateOrigins: ['http://127.0.0.1:1'] })
    const result = refusalIn(await session.fetch('http://127.0.0.1:1/', { accept: ['html'] }))
    expect(result).toMatchObject({ reason: 'unreachable', status: undefined })
    expect(result.detail).toContain('ECONNREFUSED')
  })
})
