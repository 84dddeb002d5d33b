import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pageOf, refusalIn, startSession, watchBytesRead } from './test-support/session.ts'
import { closed, html, pour, redirect, startRawSite, startSite } from './test-support/site.ts'

const kib = 1024
const mib = 1024 * kib
const noRobots = 'HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'

function rawPage(talk: (socket: Socket) => void) {
  return startRawSite((socket, head) => {
    if (head.startsWith('GET /robots.txt')) socket.end(noRobots)
    else talk(socket)
  })
}

describe('size', () => {
  const flood = (framing: string) =>
    rawPage((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n${framing}\r\n\r\n`)
      pour(socket, Buffer.alloc(64 * kib, 'x'), 50 * mib)
    })

  test('50 MB without a length are never taken in', async () => {
    const site = await flood('connection: close')
    const bytesRead = watchBytesRead()
    const session = startSession({ privateOrigins: [site.origin] })
    const result = await session.fetch(site.origin, { accept: ['html'], maxBytes: 300 * kib })
    expect(refusalIn(result)).toMatchObject({ reason: 'tooLarge', status: 200 })
    await closed(site.sockets.at(-1))
    expect(bytesRead()).toBeLessThan(700 * kib)
  })

  test('50 MB after a lying length are never taken in', async () => {
    const site = await flood('content-length: 1000')
    const bytesRead = watchBytesRead()
    const session = startSession({ privateOrigins: [site.origin] })
    const result = await session.fetch(site.origin, { accept: ['html'], maxBytes: 300 * kib })
    expect(result).not.toMatchObject({ bytes: expect.toSatisfy((bytes) => bytes > 1_000) })
    await closed(site.sockets.at(-1))
    expect(bytesRead()).toBeLessThan(700 * kib)
  })

  test('an announced length over the limit ends before the body', async () => {
    const site = await startSite({
      '/': (response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': 50 * mib })
        pour(response, Buffer.alloc(64 * kib), 50 * mib)
      },
    })
    const bytesRead = watchBytesRead()
    const session = startSession({ privateOrigins: [site.origin], limits: { maxBytes: mib } })
    const result = refusalIn(await session.fetch(site.origin, { accept: ['html'] }))
    expect(result).toMatchObject({ reason: 'tooLarge', detail: 'announces more than 1048576 bytes' })
    expect(bytesRead()).toBeLessThan(300 * kib)
  })

  test('the limit itself is still a page, one byte more is not', async () => {
    const site = await startSite({ '/': html('x'.repeat(1_000)), '/gzip': gzipped('x'.repeat(1_000)) })
    const session = startSession({ privateOrigins: [site.origin] })
    for (const path of ['/', '/gzip']) {
      const most = await session.fetch(site.origin + path, { accept: ['html'], maxBytes: 1_000 })
      expect(pageOf(most).body).toHaveLength(1_000)
      const less = await session.fetch(site.origin + path, { accept: ['html'], maxBytes: 999 })
      expect(refusalIn(less).reason).toBe('tooLarge')
    }
  })

  const zeros = Buffer.alloc(64 * mib)
  test.each([
    // 16 members one after the other make a gibibyte of a megabyte.
    ['gzip', () => Buffer.concat(Array<Buffer>(16).fill(gzipSync(zeros)))],
    ['deflate', () => deflateSync(zeros)],
    ['br', () => brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
  ])('a %s bomb stops at the limit', async (encoding, make) => {
    const bomb = make()
    const site = await startSite({
      '/': (response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding })
        pour(response, bomb, bomb.length)
      },
    })
    const session = startSession({ privateOrigins: [site.origin] })
    const before = process.memoryUsage().arrayBuffers
    let peak = 0
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().arrayBuffers)), 1)
    const bytesRead = watchBytesRead()
    const result = await session.fetch(site.origin, { accept: ['html'], maxBytes: 2 * mib })
    clearInterval(watch)
    expect(refusalIn(result).reason).toBe('tooLarge')
    expect(peak - before).toBeLessThan(16 * mib)
    expect(bytesRead()).toBeLessThan(400 * kib)
  })

  test('compressed data counts on the wire as well', async () => {
    const members = Buffer.concat(Array.from({ length: 2_000 }, () => gzipSync('')))
    const site = await startSite({
      '/': (response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        pour(response, members, 20 * mib)
      },
    })
    const bytesRead = watchBytesRead()
    const session = startSession({ privateOrigins: [site.origin] })
    const result = await session.fetch(site.origin, { accept: ['html'], maxBytes: 200 * kib })
    expect(refusalIn(result).reason).toBe('tooLarge')
    expect(bytesRead()).toBeLessThan(600 * kib)
  })

  test.each([
    ['headers', 'HTTP/1.1 200 OK\r\n'],
    ['trailers', 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ntransfer-encoding: chunked\r\n\r\n0\r\n'],
  ])('endless %s', async (_, start) => {
    const site = await rawPage((socket) => {
      socket.write(start)
      pour(socket, Buffer.from('x-more: and more and more\r\n'.repeat(100)), 50 * mib)
    })
    const bytesRead = watchBytesRead()
    const session = startSession({ privateOrigins: [site.origin], limits: { maxHeaderBytes: 8 * kib } })
    const result = await session.fetch(site.origin, { accept: ['html'] })
    expect(refusalIn(result).reason).toBe('tooLarge')
    await closed(site.sockets.at(-1))
    expect(bytesRead()).toBeLessThan(400 * kib)
  })

  test('one endless header line', async () => {
    const site = await rawPage((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx-more: ')
      pour(socket, Buffer.alloc(4 * kib, 'x'), 50 * mib)
    })
    const bytesRead = watchBytesRead()
    const session = startSession({ privateOrigins: [site.origin] })
    expect(refusalIn(await session.fetch(site.origin, { accept: ['html'] })).reason).toBe('tooLarge')
    expect(bytesRead()).toBeLessThan(400 * kib)
  })
})

describe('time', () => {
  async function timed(site: { origin: string }, limits: object, url = site.origin) {
    const session = startSession({ privateOrigins: [new URL(url).origin], limits })
    const started = performance.now()
    const result = refusalIn(await session.fetch(url, { accept: ['html'] }))
    return { ...result, took: performance.now() - started }
  }

  const drip = (socket: Socket, text: string) => {
    const timer = setInterval(() => socket.write(text), 20)
    socket.once('close', () => clearInterval(timer))
  }

  test('a server that takes the connection but no TLS', async () => {
    const site = await rawPage(() => {})
    const result = await timed(site, { connectMs: 150 }, site.origin.replace('http:', 'https:'))
    expect(result).toMatchObject({ reason: 'timeout', status: undefined })
    expect(result.took).toBeLessThan(4_000)
  })

  test('a name server that never answers', async () => {
    const seams = { resolve: () => new Promise<never>(() => {}) }
    const session = startSession({ seams, limits: { connectMs: 150 } })
    const result = refusalIn(await session.fetch('http://slow.example/', { accept: ['html'] }))
    expect(result).toMatchObject({ reason: 'timeout', status: undefined })
  })

  test('a server that never answers', async () => {
    const site = await rawPage(() => {})
    const result = await timed(site, { headersMs: 150 })
    expect(result).toMatchObject({ reason: 'timeout', status: undefined })
    expect(result.took).toBeLessThan(4_000)
    await closed(site.sockets.at(-1))
  })

  test('dripping headers', async () => {
    const site = await rawPage((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      drip(socket, 'x-y: z\r\n')
    })
    const result = await timed(site, { headersMs: 150 })
    expect(result).toMatchObject({ reason: 'timeout', status: undefined })
    expect(result.took).toBeLessThan(4_000)
    await closed(site.sockets.at(-1))
  })

  test('an answer that is always about to come', async () => {
    const site = await rawPage((socket) =>
      pour(socket, Buffer.from('HTTP/1.1 103 Early Hints\r\n\r\n'), 1_000 * mib),
    )
    const result = await timed(site, { headersMs: 150 })
    expect(result.reason).toBe('timeout')
    expect(result.took).toBeLessThan(4_000)
    await closed(site.sockets.at(-1))
  })

  test.each(['', 'gzip', 'deflate'])('a dripping body (%j)', async (encoding) => {
    const site = await rawPage((socket) => {
      const more = encoding ? `content-encoding: ${encoding}\r\n` : ''
      socket.write(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n${more}connection: close\r\n\r\n`)
      const bytes = encoding === 'gzip' ? gzipSync('x'.repeat(1_000)) : deflateSync('x'.repeat(1_000))
      if (encoding) socket.write(bytes.subarray(0, 10))
      else drip(socket, 'x')
    })
    const result = await timed(site, { bodyMs: 200 })
    expect(result).toMatchObject({ reason: 'timeout', status: 200 })
    expect(result.took).toBeLessThan(4_000)
    await closed(site.sockets.at(-1))
  })

  const slowSteps = Object.fromEntries(
    [0, 1, 2, 3].map((step) => [
      `/${step}`,
      (response: ServerResponse) => {
        setTimeout(() => redirect(`/${step + 1}`)(response), 500)
      },
    ]),
  )

  test('each redirect has its own time', async () => {
    const site = await startSite({ ...slowSteps, '/4': html('there') })
    const limits = { headersMs: 1_500 }
    const session = startSession({ privateOrigins: [site.origin], limits })
    expect(pageOf(await session.fetch(`${site.origin}/0`, { accept: ['html'] })).redirects).toBe(4)
  })

  test('many slow redirects together', async () => {
    const site = await startSite(slowSteps)
    const session = startSession({ privateOrigins: [site.origin], limits: { totalMs: 1_200 } })
    const result = refusalIn(await session.fetch(`${site.origin}/0`, { accept: ['html'] }))
    expect(result.reason).toBe('timeout')
    expect(result.detail).toContain('the whole call')
    expect(site.requests.length).toBeLessThan(5)
  })

  test('a robots.txt that never comes', async () => {
    const site = await startRawSite(() => {})
    const result = await timed(site, { headersMs: 150 })
    expect(result.reason).toBe('timeout')
    expect(site.requests).toEqual(['GET /robots.txt'])
  })
})

function gzipped(text: string) {
  return html(gzipSync(text) as unknown as string, { 'content-encoding': 'gzip' })
}
