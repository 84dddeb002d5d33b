import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { createEmbeddedStorage } from '../../src/gateways/storage/storage.embedded.ts'
import { useServer } from '../support/test-server.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'files-'))
afterAll(() => rm(dataDir, { recursive: true }))
const server = await useServer({ env: { DATA_DIR: dataDir } })
const storage = createEmbeddedStorage(join(dataDir, 'files'))

const plain = sharp({ create: { width: 12, height: 8, channels: 3, background: '#c2452d' } })
const pictures = {
  png: { type: 'image/png', bytes: await plain.clone().png().toBuffer() },
  webp: { type: 'image/webp', bytes: await plain.clone().webp().toBuffer() },
  jpg: { type: 'image/jpeg', bytes: await plain.clone().jpeg().toBuffer() },
}
const { hash } = await storage.put(pictures.webp.bytes, 'image/webp')

interface RawReply {
  readonly status: number | undefined
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: Buffer
}

// Sends the path unchanged, because fetch would normalize it.
function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

function expectNotFound(reply: RawReply): void {
  expect(reply).toMatchObject({
    status: 404,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
  expect(JSON.parse(reply.body.toString())).toEqual({ error: 'notFound' })
}

describe('a stored picture', () => {
  it.each(Object.entries(pictures))('is served as %s, for a year and harmless', async (ending, picture) => {
    const put = await storage.put(picture.bytes, picture.type)
    const reply = await ask(`/files/${put.hash}.${ending}`)
    expect(reply).toMatchObject({
      status: 200,
      headers: {
        'content-type': picture.type,
        'content-length': String(picture.bytes.length),
        'content-disposition': 'inline',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        etag: `"${put.hash}"`,
      },
    })
    expect(reply.body.equals(picture.bytes)).toBe(true)
  })

  it('answers HEAD with the same headers and no body', async () => {
    const path = `/files/${hash}.webp`
    const [get, head] = await Promise.all([ask(path), ask(path, 'HEAD')])
    const { date: _, ...headers } = get.headers
    expect(head).toMatchObject({ status: 200, headers })
    expect(head.headers['content-length']).toBe(String(pictures.webp.bytes.length))
    expect(head.body).toHaveLength(0)
  })

  it('is not sent again to who has it', async () => {
    const again = await ask(`/files/${hash}.webp`, 'GET', { 'if-none-match': `"${hash}"` })
    expect(again).toMatchObject({
      status: 304,
      headers: { etag: `"${hash}"`, 'cache-control': 'public, max-age=31536000, immutable' },
    })
    expect(again.body).toHaveLength(0)
    const other = await ask(`/files/${hash}.webp`, 'GET', { 'if-none-match': '"another"' })
    expect(other.status).toBe(200)
  })

  it('is never anything but read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const reply = await ask(`/files/${hash}.webp`, method)
      expect(reply).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
      expect(JSON.parse(reply.body.toString())).toEqual({ error: 'methodNotAllowed' })
    }
  })
})

describe('a picture in one of the fixed widths', async () => {
  // As noisy as a photo, and as large as an ad's creative.
  const wide = sharp({
    create: {
      width: 1080,
      height: 1080,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
  const bytes = await wide.png().toBuffer()
  const put = await storage.put(bytes, 'image/png')
  const path = `/files/${put.hash}.png`

  it('is a WebP that wide with few of the bytes, for a year and under a tag of its own', async () => {
    const reply = await ask(`${path}?width=384`)
    expect(reply).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        etag: `"${put.hash}-384"`,
      },
    })
    expect(await sharp(reply.body).metadata()).toMatchObject({ format: 'webp', width: 384, height: 384 })
    expect(reply.body.length).toBeLessThan(bytes.length / 20)
    const again = await ask(`${path}?width=384`, 'GET', { 'if-none-match': `"${put.hash}-384"` })
    expect(again.status).toBe(304)
  })

  it('is made once, whoever asks at the same time and later, and goes with its original', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask(`${path}?width=192`)))
    const stored = await storage.getNarrowed(put.hash, 192)
    for (const { body } of replies) expect(stored?.equals(body)).toBe(true)
    await storage.putNarrowed(put.hash, 192, Buffer.from('the one that is kept'))
    expect((await ask(`${path}?width=192`)).body.toString()).toBe('the one that is kept')
    const folder = join(dataDir, 'files', put.hash.slice(0, 2))
    expect((await readdir(folder)).filter((name) => name.includes('.w')).toSorted()).toEqual([
      `${put.hash}.w192`,
      `${put.hash}.w384`,
    ])
    const loose = await storage.put(await wide.clone().blur(2).png().toBuffer(), 'image/png')
    await ask(`/files/${loose.hash}.png?width=96`)
    await storage.remove(loose.hash)
    expectNotFound(await ask(`/files/${loose.hash}.png?width=96`))
  })

  it('is never enlarged, and the whole picture stays as it was', async () => {
    const small = await ask(`/files/${hash}.webp?width=768`)
    expect(await sharp(small.body).metadata()).toMatchObject({ width: 12, height: 8 })
    expect((await ask(path)).body.equals(bytes)).toBe(true)
  })

  it.each(['385', '0', '', '-96', '96px', '1e9', 'constructor'])(
    'is not found as wide as %j',
    async (width) => {
      expectNotFound(await ask(`${path}?width=${width}`))
    },
  )

  it('is not found of a video, or of a file that only says it is a picture', async () => {
    const video = await storage.put(Buffer.from('a video'), 'video/mp4')
    expectNotFound(await ask(`/files/${video.hash}.mp4?width=96`))
    const broken = await storage.put(Buffer.from('no picture'), 'image/png')
    expectNotFound(await ask(`/files/${broken.hash}.png?width=96`))
  })
})

describe('a video', async () => {
  const bytes = randomBytes(200_000)
  const { hash: name } = await storage.put(bytes, 'video/mp4')
  const path = `/files/${name}.mp4`
  const part = (range: string, headers: Record<string, string> = {}) =>
    ask(path, 'GET', { range, ...headers })

  it('is served whole, and offers its parts', async () => {
    const reply = await ask(path)
    expect(reply).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'video/mp4',
        'content-length': '200000',
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        etag: `"${name}"`,
      },
    })
    expect(reply.body.equals(bytes)).toBe(true)
  })

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=100000-', 100_000, 199_999],
    ['bytes=1000-1999', 1_000, 1_999],
    ['bytes=-5', 199_995, 199_999],
    ['bytes=199990-999999', 199_990, 199_999],
  ])('is served in part for %s', async (range, first, last) => {
    const reply = await part(range)
    expect(reply).toMatchObject({
      status: 206,
      headers: {
        'content-type': 'video/mp4',
        'content-length': String(last - first + 1),
        'content-range': `bytes ${first}-${last}/200000`,
      },
    })
    expect(reply.body.equals(bytes.subarray(first, last + 1))).toBe(true)
  })

  it('is served whole if several parts, or a part of something else, are asked for', async () => {
    for (const reply of [
      await part('bytes=0-1,5-6'),
      await part('items=0-1'),
      await part('bytes=0-1', { 'if-range': '"another"' }),
      await part('bytes=0-1', { 'if-range': 'Sat, 28 Nov 2026 10:00:00 GMT' }),
    ]) {
      expect(reply.status).toBe(200)
      expect(reply.headers).not.toHaveProperty('content-range')
      expect(reply.body).toHaveLength(bytes.length)
    }
    expect((await part('bytes=0-1', { 'if-range': `"${name}"` })).status).toBe(206)
  })

  it('says how long it is if a part beyond its end is asked for', async () => {
    const reply = await part('bytes=200000-')
    expect(reply).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */200000', 'cache-control': 'no-store' },
    })
    expect(reply.body).toHaveLength(0)
  })

  it('answers HEAD without its bytes, whatever part is asked for', async () => {
    for (const headers of [{}, { range: 'bytes=0-1' }]) {
      const reply = await ask(path, 'HEAD', headers)
      expect(reply).toMatchObject({
        status: 200,
        headers: { 'content-type': 'video/mp4', 'content-length': '200000', 'accept-ranges': 'bytes' },
      })
      expect(reply.body).toHaveLength(0)
    }
  })

  it('is not sent again to who has it, and not found under another type', async () => {
    const again = await ask(path, 'GET', { 'if-none-match': `"${name}"`, range: 'bytes=0-1' })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expectNotFound(await ask(`/files/${name}.webm`))
    expectNotFound(await ask(`/files/${'1'.repeat(64)}.mp4`))
  })

  it('closes its file if the player stops reading', async () => {
    const large = await storage.put(randomBytes(8_000_000), 'video/webm')
    const openFiles = async () => {
      const names = await readdir('/proc/self/fd')
      const targets = await Promise.all(names.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
      return targets.filter((target) => target.includes(large.hash)).length
    }
    const response = await fetch(`${server.url}/files/${large.hash}.webm`)
    const reader = response.body?.getReader()
    await reader?.read()
    expect(await openFiles()).toBe(1)
    await reader?.cancel()
    await expect.poll(openFiles).toBe(0)
  })
})

describe('nothing is found', () => {
  it.each([
    ['of an unknown hash', `/files/${'0'.repeat(64)}.png`],
    ['with another ending', `/files/${hash}.png`],
    ['without ending', `/files/${hash}`],
    ['with the ending of a page', `/files/${hash}.html`],
    ['with the ending of its type file', `/files/${hash}.type`],
    ['in capitals', `/files/${hash.toUpperCase()}.webp`],
    ['by its path on disk', `/files/${hash.slice(0, 2)}/${hash}`],
    ['up the path', `/files/../files/${hash.slice(0, 2)}/${hash}`],
    ['up the escaped path', `/files/..%2f..%2f..%2fetc%2fpasswd`],
    ['behind a zero byte', `/files/${hash}%00.webp`],
    ['without a name', '/files/'],
  ])('%s', async (_, path) => {
    expectNotFound(await ask(path))
  })

  it.each([
    ['text/html', 'html'],
    ['text/html', 'png'],
    ['image/svg+xml', 'svg'],
    ['image/svg+xml', 'webp'],
  ])('of a file of type %s asked for as %s', async (contentType, ending) => {
    const page = await storage.put(Buffer.from(`<script>1</script>${contentType}${ending}`), contentType)
    expectNotFound(await ask(`/files/${page.hash}.${ending}`))
  })
})
